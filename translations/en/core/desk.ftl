who-mark = { $name }, { $mark }: swap marks
who-marks-swap = Now tap the mark to swap with.
asking-asked-about = What was asked

who-mark = { $name }, { $mark }: Zeichen tauschen
who-marks-swap = Tippe jetzt auf das Zeichen, mit dem getauscht wird.
asking-asked-about = Was gefragt wurde

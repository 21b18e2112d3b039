// Finds codes in pictures, for browsers that cannot do it themselves.

import { prepareZXingModule, readBarcodes } from "./zxing/index.js";

prepareZXingModule({ overrides: { locateFile: (name) => new URL(name, import.meta.url).href } });

self.onmessage = async ({ data: picture }) => {
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  picture.close();
  const found = await readBarcodes(pen.getImageData(0, 0, width, height), { formats: ["QRCode"], tryHarder: true });
  self.postMessage(found.map(({ text }) => text));
};

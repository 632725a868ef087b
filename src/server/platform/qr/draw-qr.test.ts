import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawQr, qrAddress } from './draw-qr.ts';

const text = 'otpauth://totp/Karafa:jana%40karafa.example?issuer=Karafa&secret=JBSWY3DPEHPK3PXP&žluťoučký';

test('a drawn code contains its text', async () => {
  const { data, info } = await sharp(Buffer.from(drawQr(text)))
    .resize(400)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text);
});

test('the data URL contains the same picture', () => {
  const [type, content] = qrAddress(text).split(',') as [string, string];
  expect([type, Buffer.from(content, 'base64').toString()]).toEqual(['data:image/svg+xml;base64', drawQr(text)]);
});

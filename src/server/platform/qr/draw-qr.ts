import encodeQR from 'qr';
import sharp from 'sharp';

/** Quiet zone in modules, required by ISO/IEC 18004. */
const border = 4;

/** The dark modules of a text's QR code as an SVG path, in modules, and the side length including the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path: dark, size: rows.length };
}

/** A text as a QR code: black on white in SVG, so that a camera also reads it on a dark page. */
export function drawQr(text: string): string {
  const { path, size } = qrPath(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`
  );
}

/** Pixels of a module, a whole number for sharp edges. */
const pixelsOfModule = 12;

/** The same as a PNG picture: banking applications read codes from the gallery of a phone, which holds no SVG. */
export function paintQr(text: string): Promise<Buffer> {
  return sharp(Buffer.from(drawQr(text)))
    .resize(qrPath(text).size * pixelsOfModule, null, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
}

/** For the `src` of an image; the content security policy allows `data:` URLs there. */
export function qrAddress(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawQr(text)).toString('base64')}`;
}

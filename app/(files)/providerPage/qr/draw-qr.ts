import sharp from 'sharp';
import { encode } from 'uqr';

/** In modules; readers need this light edge. */
const BORDER = 4;
/** 10 cm at 300 dpi. */
const PNG_WIDTH = 1200;

/** Cameras can read the code even if a seventh of it is worn off. */
export function qrPaths(url: string): { size: number; dark: string } {
  const { data, size } = encode(url, { ecc: 'M', border: BORDER });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, dark: dark.join('') };
}

export function drawQr(url: string): string {
  const { size, dark } = qrPaths(url);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
}

/** All modules have the same whole number of pixels. */
export function drawQrPng(url: string): Promise<Buffer> {
  const { size } = qrPaths(url);
  const width = size * Math.floor(PNG_WIDTH / size);
  return sharp(Buffer.from(drawQr(url)), { density: (72 * width) / size })
    .resize(width, width, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

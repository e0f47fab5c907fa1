/**
 * Draws the demo's pictures on one sheet, to look at while drawing:
 * `node --import tsx local/demo/contact-sheet.ts <file.png> [slug...]`
 */
import sharp from 'sharp';
import { DEMO_ART } from './art/galleries';

const [file = 'contact-sheet.png', ...slugs] = process.argv.slice(2);
const CELL = { width: 300, height: 225, gap: 10 };

const rows = Object.entries(DEMO_ART)
  .filter(([slug]) => slugs.length === 0 || slugs.includes(slug))
  .map(([, gallery]) => [gallery.logo, ...gallery.pictures.map(({ svg }) => svg)]);
const columns = Math.max(...rows.map((row) => row.length));

const tiles = await Promise.all(
  rows.flatMap((row, y) =>
    row.map(async (svg, x) => ({
      input: await sharp(Buffer.from(svg))
        .resize({ width: x === 0 ? CELL.height : CELL.width, height: CELL.height })
        .png()
        .toBuffer(),
      left: x * (CELL.width + CELL.gap) + CELL.gap,
      top: y * (CELL.height + CELL.gap) + CELL.gap,
    })),
  ),
);

await sharp({
  create: {
    width: columns * (CELL.width + CELL.gap) + CELL.gap,
    height: rows.length * (CELL.height + CELL.gap) + CELL.gap,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
console.log(`${tiles.length} pictures in ${file}`);

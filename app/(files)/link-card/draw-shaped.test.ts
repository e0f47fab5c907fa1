import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShaped } from './draw-shaped';

const LOOK = { sizePx: 60, color: '#10231f', box: { width: 640, height: 300 } };

async function inkOf(text: string) {
  const { src } = await drawShaped(text, LOOK);
  const png = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(png)
    .extractChannel('alpha')
    .threshold(128)
    // No piece reaches over the edge into the next row.
    .extend({ left: 1, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isInk = (x: number, y: number) => x >= 0 && x < width && (data[y * width + x] ?? 0) > 0;
  return { width, height, isInk };
}

/**
 * Into how many pieces a drawing falls. A letter that no font has is drawn as a box with digits in
 * it: five pieces.
 */
async function countPieces(text: string): Promise<number> {
  const { width, height, isInk } = await inkOf(text);
  const seen = new Set<number>();
  let pieces = 0;
  for (let start = 0; start < width * height; start += 1) {
    if (seen.has(start) || !isInk(start % width, Math.floor(start / width))) continue;
    pieces += 1;
    const open = [start];
    while (open.length > 0) {
      const at = open.pop() ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      if (seen.has(at) || !isInk(x, y)) continue;
      seen.add(at);
      open.push(at - 1, at + 1, at - width, at + width);
    }
  }
  return pieces;
}

describe('a text whose letters depend on each other', () => {
  it.each([
    ['Arabic', 'محمد', 1],
    ['Devanagari', 'कमल', 1],
    ['Ethiopic', 'ሀበሻ', 3],
    ['Latin beside it', 'Lo', 2],
    ['Greek', 'Λαμα', 4],
    ['Armenian', 'Հայ', 3],
    ['Hebrew', 'שלום', 4],
    ['Bengali', 'কমল', 1],
    ['Gurmukhi', 'ਕਮਲ', 1],
    ['Gujarati', 'કમન', 3],
    ['Odia', 'କମଳ', 3],
    ['Tamil', 'கமல', 3],
    ['Telugu', 'కమల', 3],
    ['Kannada', 'ಕಮಲ', 3],
    ['Malayalam', 'കമല', 3],
    ['Sinhala', 'කමල', 3],
    ['Thai', 'กมล', 3],
    ['Georgian', 'კაბა', 4],
    ['a sign of markup', 'ሀ < ሀ', 3],
  ])('%s is drawn with its letters, joined as they are written', async (_script, text, pieces) => {
    expect(await countPieces(text)).toBe(pieces);
  });

  it('is told from one that no font has', async () => {
    expect(await countPieces('\u{10FFFD}')).toBeGreaterThan(1);
  });

  it('reads from the right in Arabic: the tall letter that comes first stands there', async () => {
    const { width, height, isInk } = await inkOf('اسس');
    const isTall = (columns: [number, number]) => {
      for (let x = columns[0]; x < columns[1]; x += 1)
        for (let y = 0; y < height / 4; y += 1) if (isInk(x, y)) return true;
      return false;
    };
    expect(isTall([Math.floor(width * 0.8), width])).toBe(true);
    expect(isTall([0, Math.floor(width * 0.8)])).toBe(false);
  });

  it('makes one letter of two in Devanagari', async () => {
    const [both, one, other] = await Promise.all(['क्ष', 'क', 'ष'].map(inkOf));
    expect(both?.width).toBeLessThan(((one?.width ?? 0) + (other?.width ?? 0)) * 0.8);
  });

  it('fits into its box, in lines as long as it is wide', async () => {
    const { width, height } = await drawShaped('دار الكلمة '.repeat(20), LOOK);
    expect(width).toBeLessThanOrEqual(LOOK.box.width);
    expect(height).toBeLessThanOrEqual(LOOK.box.height);
  });
});

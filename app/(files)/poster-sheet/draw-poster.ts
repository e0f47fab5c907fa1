import 'server-only';
import pLimit from 'p-limit';
import sharp, { type OverlayOptions } from 'sharp';
import { product } from '@/lib/shared/product';
import { CARD_COLORS } from '../link-card/card-lines';
import { readCardPicture } from '../link-card/card-picture';
import { drawableText, firstLetter } from '../link-card/card-text';
import { drawShaped } from '../link-card/draw-shaped';
import { qrPaths } from '../providerPage/qr/draw-qr';

export interface PosterWords {
  name: string;
  kind: string;
  call: string;
  /** "" where too long to type. */
  address: string;
  foot: string;
  pictureUrl: string;
  url: string;
}

/** In mm of A4; other sizes are drawn smaller. */
const A4 = { width: 210, height: 297 };
const ARCH = { left: 22, top: 20, width: 166 };
const FOOT = 246;
const CODE = { top: 179, size: 80, inner: 74 };
const PINE = '#0f4a40';
const MARK = 'M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z';
const BOWL = 'M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z';

/** One sheet at a time, because each takes a second of a core and 100 MB. */
const inTurn = pLimit(1);

interface Drawn {
  png: Buffer;
  width: number;
  height: number;
}

/** `pxPerMm` of A4; `bleed` in mm of A4. */
export function drawPoster(words: PosterWords, pxPerMm: number, bleed = 0): Promise<Drawn> {
  return inTurn(() => draw(words, pxPerMm, bleed));
}

/** Fits two lines, or three of a very long name. */
function nameSizeMm(name: string): number {
  const length = [...name].length;
  if (length <= 28) return 16;
  return length <= 44 ? 13 : 10;
}

interface Line {
  sizeMm: number;
  box: { width: number; height: number };
  color?: string;
}

/** A4 at a number of pixels for each mm, with a bleed around it. */
interface Sheet {
  /** How many pixels a length in mm has. */
  px: (mm: number) => number;
  width: number;
  height: number;
  bleed: number;
  /** In mm. */
  middle: number;
  toLine: (text: string, line: Line) => Promise<Shaped | null>;
}

type Shaped = Awaited<ReturnType<typeof drawShaped>> & { heightMm: number };

function sheetOf(pxPerMm: number, bleed: number): Sheet {
  const px = (mm: number) => Math.round(mm * pxPerMm);
  return {
    px,
    width: px(A4.width + 2 * bleed),
    height: px(A4.height + 2 * bleed),
    bleed,
    middle: (A4.width + 2 * bleed) / 2,
    async toLine(text, { sizeMm, box, color = CARD_COLORS.cypress }) {
      if (!text) return null;
      const drawn = await drawShaped(text, {
        sizePx: px(sizeMm),
        color,
        box: { width: px(box.width), height: px(box.height) },
        align: 'centre',
      });
      return { ...drawn, heightMm: drawn.height / pxPerMm };
    },
  };
}

const bytesOf = ({ src }: { src: string }) =>
  Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');

interface Point {
  x: number;
  y: number;
}

const around = ({ x, y }: Point, size: { width: number; height: number }) => ({
  left: x - Math.round(size.width / 2),
  top: y - Math.round(size.height / 2),
});

async function draw(words: PosterWords, pxPerMm: number, bleed: number): Promise<Drawn> {
  const sheet = sheetOf(pxPerMm, bleed);
  const { px, width, height, toLine } = sheet;
  const name = drawableText(words.name) ?? (words.kind || product.name);
  const [title, kind, call, address, foot, brand] = await Promise.all([
    toLine(name, { sizeMm: nameSizeMm(name), box: { width: 148, height: 36 } }),
    toLine(name === words.kind ? '' : words.kind, { sizeMm: 7, box: { width: 148, height: 9 } }),
    toLine(words.call, { sizeMm: 7.5, box: { width: 148, height: 10 } }),
    toLine(words.address, { sizeMm: 8.5, box: { width: 190, height: 11 }, color: '#ffffff' }),
    toLine(words.foot, { sizeMm: 5.5, box: { width: 184, height: 16 }, color: '#ffffff' }),
    toLine(product.name, { sizeMm: 8.5, box: { width: 70, height: 11 } }),
  ]);
  const overlays: OverlayOptions[] = [];
  /** Centred; returns where it ends. */
  function put(line: Shaped | null, topMm: number): number {
    if (!line) return topMm;
    const left = Math.round((width - line.width) / 2);
    overlays.push({ input: bytesOf(line), left, top: px(topMm + bleed) });
    return topMm + line.heightMm;
  }

  // The circle gets the room that is left.
  const texts = [title, kind, call].reduce((sum, line) => sum + (line ? line.heightMm + 5 : 0), 0);
  const room = CODE.top - 6 - 34 - texts;
  const circle = Math.max(38, Math.min(84, room));
  const from = 34 + Math.max(0, (room - circle) / 2);
  let below = from + circle + 6;
  for (const line of [title, kind, call]) if (line) below = put(line, below) + 5;
  const footRoom = A4.height - (CODE.top + CODE.size);
  const footTexts = (address?.heightMm ?? 0) + (foot ? foot.heightMm + 3 : 0);
  let low = CODE.top + CODE.size + Math.max(3, (footRoom - footTexts) / 2 - 1);
  low = put(address, low) + 3;
  put(foot, low);
  if (brand)
    overlays.push({
      input: bytesOf(brand),
      left: px(bleed + 25),
      top: px(bleed + 17) - Math.round(brand.height / 2),
    });

  const ring = { at: { x: px(sheet.middle), y: px(bleed + from + circle / 2) }, circle };
  const picture = await drawPicture(sheet, words.pictureUrl, ring);
  const inside = picture ?? (await drawLetter(sheet, firstLetter(name), ring));
  if (inside) overlays.push(inside);
  const svg = drawPaper(sheet, {
    ...ring,
    fill: picture ? '#ffffff' : CARD_COLORS.hibiscus,
    code: drawCode(sheet, words.url),
    markScale: (12 / 48) * pxPerMm,
  });
  const png = await sharp(Buffer.from(svg), { limitInputPixels: 40_000_000 })
    .composite(overlays)
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { png, width, height };
}

/** `circle` is its width in mm. */
interface Ring {
  at: Point;
  circle: number;
}

/** Null if there is none. */
async function drawPicture(
  { px }: Sheet,
  url: string,
  { at, circle }: Ring,
): Promise<OverlayOptions | null> {
  const inner = px(circle - 6);
  const picture = await readCardPicture(url, { width: inner, height: inner });
  if (!picture) return null;
  const round = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${inner}" height="${inner}"><circle cx="${inner / 2}" cy="${inner / 2}" r="${inner / 2}"/></svg>`,
  );
  const input = await sharp(bytesOf({ src: picture }))
    .composite([{ input: round, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, ...around(at, { width: inner, height: inner }) };
}

async function drawLetter(
  { toLine }: Sheet,
  letter: string,
  { at, circle }: Ring,
): Promise<OverlayOptions | null> {
  const drawn = await toLine(letter, {
    sizeMm: circle / 2,
    box: { width: circle, height: circle * 0.7 },
    color: CARD_COLORS.cream,
  });
  return drawn && { input: bytesOf(drawn), ...around(at, drawn) };
}

function drawCode({ px, width, bleed }: Sheet, url: string): string {
  const { size, dark } = qrPaths(url);
  // With whole pixels for each module, its edges are sharp.
  const modulePx = Math.max(1, Math.floor(px(CODE.inner) / size));
  const half = Math.round((modulePx * size) / 2);
  const x = Math.round(width / 2 - (modulePx * size) / 2);
  const y = px(bleed + CODE.top + CODE.size / 2) - half;
  return `<g transform="translate(${x} ${y}) scale(${modulePx})"><path shape-rendering="crispEdges" fill="${CARD_COLORS.cypress}" d="${dark}"/></g>`;
}

interface Paper extends Ring {
  fill: string;
  code: string;
  markScale: number;
}

/** What lies under texts and picture. */
function drawPaper(sheet: Sheet, { at, circle, fill, code, markScale }: Paper): string {
  const { px, width, height, bleed, middle } = sheet;
  const inner = px(circle - 6);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${CARD_COLORS.marigold}"/>
<path fill="${CARD_COLORS.cream}" d="M${px(bleed + ARCH.left)} ${height}V${px(bleed + ARCH.top + ARCH.width / 2)}a${px(ARCH.width / 2)} ${px(ARCH.width / 2)} 0 0 1 ${px(ARCH.width)} 0V${height}z"/>
<rect y="${px(bleed + FOOT)}" width="100%" height="${height}" fill="${PINE}"/>
<g transform="translate(${px(bleed + 11)} ${px(bleed + 11)}) scale(${markScale})"><path fill="${CARD_COLORS.cypress}" d="${MARK}"/><path fill="${CARD_COLORS.hibiscus}" d="${BOWL}"/></g>
<circle cx="${at.x}" cy="${at.y}" r="${px(circle / 2)}" fill="${CARD_COLORS.cypress}"/>
<circle cx="${at.x}" cy="${at.y}" r="${inner / 2}" fill="${fill}"/>
<rect x="${px(middle - CODE.size / 2)}" y="${px(bleed + CODE.top)}" width="${px(CODE.size)}" height="${px(CODE.size)}" rx="${px(6)}" fill="#ffffff"/>
${code}
</svg>`;
}

import { directionOf, mayTighten, setName } from './promo-text';

/** Pixels. */
export const PROMO_SIZE = 1080;

/** The picture is shown outside the site, so it has no dark theme. */
const COLOR = { marigold: '#FFB52B', cream: '#FFF8E8', ink: '#10231F', pine: '#0F4A40' } as const;
const CIRCLE = { x: PROMO_SIZE / 2, y: 352, ring: 240, radius: 222 } as const;
const LINE_SIZE = 50;
const JOINED = { x: PROMO_SIZE / 2, y: 852, width: 780 } as const;
const FAVORITE = { x: 572, y: 1000, width: 690 } as const;
const NAME = { width: 740, middle: 709, leading: 1.14 } as const;
/** Faces sit in a logo's upper third. */
const FROM_TOP = 1 / 3;

const AWARD =
  'm15.5 12.9 1.5 8.5a.5.5 0 0 1-.8.5L12.6 19.1a1 1 0 0 0-1.2 0L7.8 21.9a.5.5 0 0 1-.8-.5l1.5-8.5M18 8a6 6 0 1 1-12 0a6 6 0 0 1 12 0';

export interface PromoFonts {
  text: string;
  display: string;
}

export interface PromoPicture {
  name: string;
  /** Null if missing or not loaded. */
  logo: ImageBitmap | null;
  lines: PromoLines;
  /** Null to leave it out. */
  score: string | null;
}

export interface PromoLines {
  joined: string;
  /** Null to leave it out. */
  favorite: string | null;
}

export async function loadPromoFonts(
  { text, display }: PromoFonts,
  { name, lines }: Pick<PromoPicture, 'name' | 'lines'>,
): Promise<void> {
  await Promise.allSettled([
    document.fonts.load(`700 74px ${text}`, name),
    document.fonts.load(`500 50px ${text}`, lines.joined),
    document.fonts.load(`800 50px ${display}`, lines.favorite ?? ''),
  ]);
}

function drawGround(ctx: CanvasRenderingContext2D) {
  ctx.fillStyle = COLOR.marigold;
  ctx.fillRect(0, 0, PROMO_SIZE, PROMO_SIZE);
  ctx.fillStyle = COLOR.cream;
  ctx.fill(new Path2D('M120 1080V470a420 420 0 0 1 840 0V1080Z'));
  ctx.fillStyle = COLOR.pine;
  ctx.fill(new Path2D('M40 900H1040A500 500 0 0 1 40 900Z'));
}

function fillCircle(ctx: CanvasRenderingContext2D, radius: number, color: string) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(CIRCLE.x, CIRCLE.y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

function drawLogo(ctx: CanvasRenderingContext2D, logo: ImageBitmap) {
  const { x, y, radius } = CIRCLE;
  const side = Math.min(logo.width, logo.height);
  const left = (logo.width - side) / 2;
  const top = (logo.height - side) * FROM_TOP;
  // Covers the background where a logo's edge is transparent.
  fillCircle(ctx, radius - 1, COLOR.cream);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.clip();
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(logo, left, top, side, side, x - radius, y - radius, 2 * radius, 2 * radius);
  ctx.restore();
}

function drawPlaceholder(ctx: CanvasRenderingContext2D, name: string, family: string) {
  const [{ segment } = { segment: '' }] = new Intl.Segmenter().segment(name.trim());
  fillCircle(ctx, CIRCLE.radius, COLOR.pine);
  ctx.fillStyle = COLOR.marigold;
  ctx.font = `700 220px ${family}`;
  ctx.fillText(segment.toUpperCase(), CIRCLE.x, CIRCLE.y + 78);
}

function drawName(ctx: CanvasRenderingContext2D, name: string, family: string) {
  ctx.direction = directionOf(name);
  ctx.font = `700 100px ${family}`;
  const { lines, size } = setName(name, NAME.width, (line) => ctx.measureText(line).width);
  const height = size * NAME.leading;
  const first = NAME.middle - (lines.length * height) / 2 + height * 0.78;
  ctx.font = `700 ${size}px ${family}`;
  ctx.letterSpacing = mayTighten(name) ? `${-0.02 * size}px` : '0px';
  for (const [row, line] of lines.entries()) ctx.fillText(line, CIRCLE.x, first + row * height);
  ctx.letterSpacing = '0px';
  ctx.direction = 'ltr';
}

function drawLine(
  ctx: CanvasRenderingContext2D,
  line: string,
  font: (size: number) => string,
  { x, y, width }: { x: number; y: number; width: number },
) {
  ctx.direction = directionOf(line);
  ctx.font = font(LINE_SIZE);
  const size = Math.min(LINE_SIZE, Math.floor((LINE_SIZE * width) / ctx.measureText(line).width));
  ctx.font = font(size);
  ctx.fillText(line, x, y);
  ctx.direction = 'ltr';
}

function drawFavorite(ctx: CanvasRenderingContext2D, line: string, family: string) {
  const isRightToLeft = directionOf(line) === 'rtl';
  ctx.fillStyle = COLOR.marigold;
  ctx.letterSpacing = mayTighten(line) ? '-1px' : '0px';
  const x = isRightToLeft ? PROMO_SIZE - FAVORITE.x : FAVORITE.x;
  drawLine(ctx, line, (size) => `800 ${size}px ${family}`, { ...FAVORITE, x });
  ctx.letterSpacing = '0px';
  ctx.save();
  ctx.translate(isRightToLeft ? PROMO_SIZE - 160 - 60 : 160, 953);
  ctx.scale(2.5, 2.5);
  ctx.strokeStyle = COLOR.marigold;
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(AWARD));
  ctx.restore();
}

const STAR =
  'M11.5 2.3a.5.5 0 0 1 1 0l2.3 4.7a2.1 2.1 0 0 0 1.6 1.2l5.2.7a.5.5 0 0 1 .3.9l-3.8 3.7a2.1 2.1 0 0 0-.6 1.9l.9 5.1a.5.5 0 0 1-.8.6l-4.6-2.5a2.1 2.1 0 0 0-2 0l-4.6 2.5a.5.5 0 0 1-.8-.6l.9-5.1a2.1 2.1 0 0 0-.6-1.9L2.2 9.8a.5.5 0 0 1 .3-.9l5.2-.7a2.1 2.1 0 0 0 1.6-1.2z';
/** At the circle's edge, clear of faces. */
const SCORE = { middle: 770, top: 500, height: 96, star: 56, gap: 16, edge: 34 } as const;

function drawScore(ctx: CanvasRenderingContext2D, score: string, family: string) {
  const { middle, top, height, star, gap, edge } = SCORE;
  ctx.font = `800 56px ${family}`;
  const text = ctx.measureText(score).width;
  const width = 2 * edge + star + gap + text;
  const left = middle - width / 2;
  ctx.fillStyle = COLOR.pine;
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, height / 2);
  ctx.fill();
  ctx.save();
  ctx.translate(left + edge, top + (height - star) / 2);
  ctx.scale(star / 24, star / 24);
  ctx.fillStyle = COLOR.marigold;
  ctx.fill(new Path2D(STAR));
  ctx.restore();
  ctx.fillStyle = COLOR.cream;
  ctx.fillText(score, left + edge + star + gap + text / 2, top + height / 2 + 20);
}

export function drawPromo(
  canvas: HTMLCanvasElement,
  { name, logo, lines, score }: PromoPicture,
  fonts: PromoFonts,
) {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser has no canvas');
  ctx.textAlign = 'center';
  drawGround(ctx);
  fillCircle(ctx, CIRCLE.ring, COLOR.ink);
  if (logo) drawLogo(ctx, logo);
  else drawPlaceholder(ctx, name, fonts.text);
  if (score !== null) drawScore(ctx, score, fonts.text);
  ctx.fillStyle = COLOR.ink;
  drawName(ctx, name, fonts.text);
  drawLine(ctx, lines.joined, (size) => `500 ${size}px ${fonts.text}`, JOINED);
  if (lines.favorite !== null) drawFavorite(ctx, lines.favorite, fonts.display);
}

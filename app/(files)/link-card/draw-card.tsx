import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unstable_cache } from 'next/cache';
import { ImageResponse } from 'next/og';
import { KEPT_PICTURE } from '@/lib/server/http/within-limit';
import { type CardContent, cardVersion } from './card-content';
import { cardLines } from './card-lines';
import { readArt, readCardPicture } from './card-picture';
import { LinkCard } from './link-card';

const FILES = path.join(process.cwd(), 'node_modules', '@fontsource', 'onest', 'files');
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;
const WEIGHTS = [600, 700] as const;

const CARD_FONT_FAMILY = SUBSETS.map((subset) => `Onest ${subset}`).join(', ');

async function readFont(subset: (typeof SUBSETS)[number], weight: (typeof WEIGHTS)[number]) {
  const data = await readFile(path.join(FILES, `onest-${subset}-${weight}-normal.woff`));
  return { name: `Onest ${subset}`, data, weight, style: 'normal' } as const;
}

let fonts: ReturnType<typeof readAll> | undefined;

function readAll() {
  return Promise.all(SUBSETS.flatMap((subset) => WEIGHTS.map((w) => readFont(subset, w))));
}

function cardFonts() {
  fonts ??= readAll();
  return fonts;
}

/** After an hour a card is drawn again, in case its picture was late. */
const HOUR_SECONDS = 3_600;

async function draw(content: CardContent): Promise<Buffer> {
  const [fonts, picture, lines] = await Promise.all([
    cardFonts(),
    content.art ? readArt(content.art) : readCardPicture(content.pictureUrl),
    cardLines(content),
  ]);
  const card = <LinkCard lines={lines} picture={picture} fontFamily={CARD_FONT_FAMILY} />;
  const image = new ImageResponse(card, { width: 1200, height: 630, fonts });
  return Buffer.from(await image.arrayBuffer());
}

/** A PNG. `tag` is the cache tag of the read that `content` comes from. */
async function drawCard(content: CardContent, tag: string): Promise<Buffer<ArrayBuffer>> {
  const keep = unstable_cache(
    async () => (await draw(content)).toString('base64'),
    ['link-card', tag, cardVersion(content)],
    { revalidate: HOUR_SECONDS, tags: [tag] },
  );
  return Buffer.from(await keep(), 'base64');
}

export async function answerCard(content: CardContent, tag: string): Promise<Response> {
  return new Response(await drawCard(content, tag), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': KEPT_PICTURE },
  });
}

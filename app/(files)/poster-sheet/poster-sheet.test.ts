import { inflateSync } from 'node:zlib';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WireEvent } from '@/lib/server/host/documented/events';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { drawPoster, type PosterWords } from './draw-poster';
import { serveEventPoster } from './serve-event-poster';
import { typedAddress } from './serve-poster';
import { toPdf } from './to-pdf';

stubWebEnv('http://host.example');

const WORDS: PosterWords = {
  name: 'Marija’s Chair',
  kind: 'Beauty and Fashion',
  call: 'Book a time with your phone',
  address: 'settln.example/p/marijas-chair',
  foot: '8, Triq Manwel Dimech, Sliema · Tue to Sat, 09:00 to 17:00',
  pictureUrl: '',
  url: 'https://settln.example/p/marijas-chair',
};
const PX = 72 / 25.4;

async function readCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ data: new Uint8Array(data), width: info.width, height: info.height });
}

test.each([
  ['Latin', 'Marija’s Chair'],
  ['Maltese', 'Ġużè ta’ Ħal Għaxaq'],
  ['Arabic', 'صالون الياسمين'],
  ['Devanagari', 'हिमाल सैलून'],
  ['Ethiopic', 'ሀበሻ Kitchen'],
  [
    '80 letters',
    'Adaeze’s Crown Braids, Natural Hair, Weaves, Locs and Barbering for All of Malta',
  ],
  [
    'one long word',
    'Lopadotemachoselachogaleokranioleipsanodrimhypotrimmatosilphiokarabomelitokat',
  ],
])('a poster with a name in %s can be photographed', async (script, name) => {
  const { png, width, height } = await drawPoster({ ...WORDS, name }, PX);
  expect([width, height]).toEqual([595, 842]);
  expect(await readCode(png)).toBe(WORDS.url);
  if (process.env.POSTERS) {
    await sharp(png).toFile(`${process.env.POSTERS}/${script.replaceAll(' ', '-')}.png`);
  }
});

test('a PDF is one page of A4 and what is cut off, with the same picture in it', async () => {
  const { png, width, height } = await drawPoster(WORDS, PX, 3);
  const pdf = toPdf({
    png,
    widthPx: width,
    heightPx: height,
    widthMm: 216,
    heightMm: 303,
    bleedMm: 3,
    title: 'Ħabiba (دار)',
    language: 'en',
    url: 'https://settln.example/p/a(b)',
  });
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/MediaBox [0 0 612.283 858.898]');
  expect(text).toContain('/TrimBox [8.504 8.504 603.780 850.394]');
  expect(text).toContain('/URI (https://settln.example/p/a\\(b\\))');
  // Each object is where the table says.
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const rows = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)];
  expect(rows).toHaveLength(6);
  for (const [index, [, offset]] of rows.entries()) {
    expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
  const head = /\/Subtype \/Image.*?\/Length (\d+).*?stream\n/s.exec(text);
  const at = (head?.index ?? 0) + (head?.[0].length ?? 0);
  const rowsOfPicture = inflateSync(pdf.subarray(at, at + Number(head?.[1])));
  expect(rowsOfPicture).toHaveLength(height * (1 + 3 * width));
  if (process.env.POSTERS) await sharp(png).toFile(`${process.env.POSTERS}/pdf.png`);
});

test.each([
  ['https://settln.example/ar/p/marijas-chair', 'settln.example/p/marijas-chair'],
  ['https://settln.example/p/marijas-chair', 'settln.example/p/marijas-chair'],
  ['https://settln.example/ar/providerPage?id=7', 'settln.example'],
])('beside the code of %s stands what can be typed', (url, typed) => {
  expect(typedAddress(url)).toBe(typed);
});

const EVENT = { id: 'e1', title: 'Injera Evening', address: 'Upper Barrakka', status: 'approved' };

test('a public event has one that leads to its page in the language of the poster', async () => {
  const answer = await serveEventPoster(WireEvent.parse(EVENT), 'sr');
  expect(answer.headers.get('content-disposition')).toContain('injera-evening-a4.pdf');
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(text).toContain(`/URI (${SITE_URL}/sr/whats-on/e1)`);
});

test.each([{ status: 'pending' }, { cancellation_words: '' }])(
  'an event of %j has none',
  async (change) => {
    const event = WireEvent.parse({ ...EVENT, ...change });
    await expect(serveEventPoster(event, 'sr')).rejects.toMatchObject({ code: 'conflict' });
  },
);

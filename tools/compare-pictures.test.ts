import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COMMAND = ['scripts/run.mjs', 'tools/compare-pictures.ts'];
const folder = mkdtempSync(path.join(tmpdir(), 'settln-pictures-'));
const place = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** A white picture of 100 by 100 with a black square in it. */
function square(side: number) {
  const dot = sharp({ create: { width: side, height: side, channels: 3, background: '#000' } });
  return dot
    .png()
    .toBuffer()
    .then((input) =>
      sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
        .composite([{ input, left: 5, top: 5 }])
        .png()
        .toBuffer(),
    );
}

function compare(before: string, after: string) {
  const args = [...COMMAND, place(before), place(after), place('out')];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout };
}

beforeAll(async () => {
  for (const [name, side] of [
    ['plain', 2],
    ['same', 4],
    ['other', 20],
  ] as const) {
    mkdirSync(place(name));
    writeFileSync(path.join(place(name), 'page-390.png'), await square(side));
  }
});

test('a tenth of a percent of the pixels may differ', () => {
  const { status, stdout } = compare('plain', 'plain');
  expect([status, stdout]).toEqual([0, '1 pictures, 0 of them different\n']);
});

test('what differs by more is listed with its share, and marked in a picture', () => {
  const { status, stdout } = compare('plain', 'other');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^page-390\.png +3\.96 %$/m);
  expect(existsSync(path.join(place('out'), 'page-390.png'))).toBe(true);
  expect(compare('plain', 'same').stdout).toMatch(/0\.12 %/);
});

test('a picture that stands in one folder only is a difference', () => {
  expect(compare('plain', 'nothing-here').status).not.toBe(0);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSources } from '@/test/source-files';

const MOST_PUBLIC_BYTES = 19 * 1024;

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The packages inside Tailwind's plugin: its reader of `@source`, and PostCSS with the plugin. */
const ofPlugin = createRequire(createRequire(import.meta.url).resolve('@tailwindcss/postcss'));

async function bytesOf(name: string): Promise<number> {
  const from = path.resolve(`app/styles/${name}.css`);
  const { default: tailwind } = await import('@tailwindcss/postcss');
  const plugin = tailwind({ optimize: { minify: true } });
  const { css } = await ofPlugin('postcss')([plugin]).process(textOf(from), { from });
  return gzipSync(css).length;
}

it('has all that public pages load in 19 KB compressed', async () => {
  const bytes = (await bytesOf('ground')) + (await bytesOf('public'));
  expect(bytes).toBeLessThanOrEqual(MOST_PUBLIC_BYTES);
});

/** The files in which a sheet finds utilities. */
function scannedBy(sheet: string): Set<string> {
  const { Scanner } = ofPlugin('@tailwindcss/oxide');
  const sources = [...textOf(`app/styles/${sheet}.css`).matchAll(/@source (not )?"([^"]+)"/g)].map(
    ([, not, pattern]) => ({ base: path.resolve('app/styles'), pattern, negated: !!not }),
  );
  const scanner = new Scanner({ sources });
  scanner.scan();
  return new Set(scanner.files.map((file: string) => path.relative('.', file)));
}

describe.each([
  ['public', '(site)'],
  ['booking', '(booking)'],
  ['portal', '(portal)'],
])('%s.css', (sheet, area) => {
  const sources = readSources(['app', 'components', 'lib']);
  const drawn = new Set<string>();
  const visit = (file: string) => {
    if (drawn.has(file)) return;
    drawn.add(file);
    for (const { to, isType } of sources.get(file)?.imports ?? []) if (!isType) visit(to);
  };
  for (const file of sources.keys()) if (file.startsWith(`app/[locale]/${area}/`)) visit(file);

  it('scans the folder of every component that its pages draw', () => {
    const scanned = scannedBy(sheet);
    const missed = [...drawn].filter(
      (file) => !scanned.has(file) && /\.tsx?$/.test(file) && /className=|cva\(/.test(textOf(file)),
    );
    expect(missed).toEqual([]);
  });
});

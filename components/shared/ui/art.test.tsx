import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Art } from './art';

const FOLDER = path.join(import.meta.dirname, '../../../public/art');
const DRAWN = /^(empty|error|not-found|portal-stall|(category|community|neighbours)-[\w-]+)\.svg$/;
type Name = Parameters<typeof Art>[0]['name'];

const files = readdirSync(FOLDER).filter((file) => DRAWN.test(file));

test.each(files)('%s keeps a place of its own proportions', (file) => {
  const [, width, height] =
    /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(path.join(FOLDER, file), 'utf8')) ?? [];
  const html = renderToStaticMarkup(<Art name={file.replace('.svg', '') as Name} />);
  expect(html).toContain(`src="/art/${file}"`);
  expect(html).toContain(`width="${width}" height="${height}"`);
});

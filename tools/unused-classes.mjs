// @ts-check
/**
 * Lists the classes of `app/styles` that no source file names: `node tools/unused-classes.mjs`. Any
 * word in a string counts as a name, so a listed class is surely unused, except if its name is put
 * together (`q${quarter}`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STYLES = 'app/styles';
const SOURCE = /(?<!\.test)\.tsx?$/;

const sources = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => SOURCE.test(file));
const words = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').split(/[^\w-]+/)));

for (const sheet of readdirSync(STYLES)) {
  const css = readFileSync(path.join(STYLES, sheet), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|@import[^;]*;|@source[^;]*;|@config[^;]*;|"[^"]*"/g,
    '',
  );
  const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''));
  const unused = [...classes].filter((name) => !words.has(name));
  if (unused.length > 0) console.log(`${sheet}: ${unused.join(' ')}`);
}

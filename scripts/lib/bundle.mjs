// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

/** What decides how a file is bundled, besides the files that it imports. */
const ALWAYS = ['package-lock.json', 'scripts/lib/bundle.mjs', 'tsconfig.json'];

/**
 * One file of JavaScript for a server or a command, which starts in a quarter of the time that its
 * sources take. Packages are imported as they are installed. It is made again when a source changes.
 * @param {string} entry below the root, as `backend/server.ts`
 * @param {string} [root]
 * @returns {Promise<string>} its path
 */
export async function bundle(entry, root = ROOT) {
  const outfile = path.join(root, '.data', 'bundles', entry.replace(/\.ts$/, '.mjs'));
  const mark = `${outfile}.json`;
  if (isFresh(mark, root)) return outfile;
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // With the paths of tsconfig.json, a missing file would pass for a package.
    alias: { '@': root },
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    plugins: [ownAddresses, quickJson],
  });
  const inputs = [...new Set([...ALWAYS, ...Object.keys(metafile.inputs)])].sort();
  mkdirSync(path.dirname(outfile), { recursive: true });
  for (const { path: file, contents } of outputFiles) put(file, contents);
  put(mark, JSON.stringify({ fingerprint: fingerprint(inputs, root), inputs }));
  return outfile;
}

/**
 * @param {string} mark
 * @param {string} root
 */
function isFresh(mark, root) {
  if (!existsSync(mark)) return false;
  const made = JSON.parse(readFileSync(mark, 'utf8'));
  return made.fingerprint === fingerprint(made.inputs, root);
}

/**
 * @param {readonly string[]} inputs
 * @param {string} root
 * @returns {string | null} null if one of them is gone
 */
function fingerprint(inputs, root) {
  const hash = createHash('sha256').update(root);
  for (const input of inputs) {
    const file = path.join(root, input);
    if (!existsSync(file)) return null;
    hash.update(`\0${input}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Whole at any moment, because others may make or start the same bundle.
 * @param {string} file
 * @param {string | Uint8Array} contents
 */
function put(file, contents) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/**
 * Keeps each source's own address, by which it finds what lies beside it (migrations, pictures,
 * workers).
 * @type {import('esbuild').Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('import.meta.')) return null;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/**
 * The texts of all languages as JSON, which is read faster than JavaScript.
 * @type {import('esbuild').Plugin}
 */
const quickJson = {
  name: 'quick-json',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path: file }) => {
      const json = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(json)});`, loader: 'js' };
    });
  },
};

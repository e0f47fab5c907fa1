import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { listFiles } from '@/test/source-files';

const documents = ['README.md', ...listFiles('docs').filter((path) => path.endsWith('.md'))];

const CODE = ['app', 'backend', 'components', 'e2e', 'lib', 'local', 'messages', 'scripts'];
const FOLDERS = [...CODE, 'test', 'tools', 'docs'];
const sourceNames = new Set(FOLDERS.flatMap(listFiles).map((path) => basename(path)));

const FILE = /\.(?:ts|tsx|mjs|css|json|md|sql)$/;
const SOURCE = /\.(?:ts|tsx|mjs)$/;

/** Whether a name in backticks is a file of the repository, or is no name of one at all. */
function isThere(name: string): boolean {
  const [folder = ''] = name.split('/');
  const isPath = FOLDERS.includes(folder) && (FILE.test(name) || name.endsWith('/'));
  if (isPath) return existsSync(name);
  if (name.includes('/') || !SOURCE.test(name)) return true;
  return existsSync(name) || sourceNames.has(name);
}

/**
 * The file names in backticks and in code blocks. A name with a part left open (`<area>`, `{a,b}`, `…`)
 * stands for several files and is not checked.
 */
function namesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const blocks = [...text.matchAll(/```[\s\S]*?```/g)].flatMap(([block]) => block.split(/\s+/));
  return [...quoted, ...blocks].filter((name) => !/[<{*…]/.test(name));
}

function linksIn(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a document, as GitHub makes them of its headings. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  return existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only files that exist', () => {
    expect(namesIn(text).filter((name) => !isThere(name))).toEqual([]);
  });

  test('links only to documents and headings that exist', () => {
    expect(linksIn(text).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });
});

describe('docs/ARCHITECTURE.md', () => {
  const architecture = readFileSync('docs/ARCHITECTURE.md', 'utf8');

  test('is short enough to read at once', () => {
    expect(architecture.split('\n').length).toBeLessThan(250);
  });

  test('names files, and links to every topic', () => {
    expect(namesIn(architecture)).toContain('lib/http/handle.ts');
    const topics = listFiles('docs/topics').map((path) => path.replace('docs/', ''));
    expect(linksIn(architecture)).toEqual(expect.arrayContaining(topics));
  });
});

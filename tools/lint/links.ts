import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { listFiles } from '@/test/source-files';
import { type Finding, FOLDERS } from './rule';

const documents = ['README.md', ...listFiles('docs').filter((path) => path.endsWith('.md'))];

const NAMED = [...FOLDERS, 'messages', 'docs'];
const sourceNames = new Set(NAMED.flatMap(listFiles).map((path) => basename(path)));

const FILE = /\.(?:ts|tsx|mjs|css|json|md|sql)$/;
const SOURCE = /\.(?:ts|tsx|mjs)$/;

/** Whether a name in backticks is a file of the repository, or is no name of one at all. */
function isThere(name: string): boolean {
  const [folder = ''] = name.split('/');
  const isPath = NAMED.includes(folder) && (FILE.test(name) || name.endsWith('/'));
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

/** Documents name files, and link to documents and headings, that exist; the first leads to each topic. */
export function links(): Finding[] {
  const topics = listFiles('docs/topics').map((path) => path.replace('docs/', ''));
  const architecture = linksIn(readFileSync('docs/ARCHITECTURE.md', 'utf8'));
  return [
    ...documents.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const names = namesIn(text).filter((name) => !isThere(name));
      const dead = linksIn(text).filter((link) => !leadsSomewhere(file, link));
      return [
        ...names.map((name) => ({ file, says: `names ${name}, which does not exist` })),
        ...dead.map((link) => ({ file, says: `links to ${link}, which does not exist` })),
      ];
    }),
    ...topics
      .filter((topic) => !architecture.includes(topic))
      .map((topic) => ({ file: 'docs/ARCHITECTURE.md', says: `has no link to ${topic}` })),
  ];
}

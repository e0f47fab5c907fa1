import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';

const FOLDER = 'messages/en';

type Found = Map<string, string>;

/** The number, date and time formats of ICU; we format in lib/time/format.ts instead. */
const FORMATS = [4, 5, 6];
const SELECT = 1;

function choiceOf(branches: Record<string, unknown>): string {
  if ('other' in branches) return 'string';
  return Object.keys(branches)
    .map((name) => `'${name}'`)
    .join(' | ');
}

function collect(node: unknown, found: Found): void {
  if (!Array.isArray(node)) return;
  const [name, kind, branches] = node;
  if (typeof name !== 'string') {
    for (const part of node) collect(part, found);
  } else if (kind === undefined) {
    if (!found.has(name)) found.set(name, 'string | number');
  } else if (FORMATS.includes(kind)) {
    throw new Error(`{${name}} is a number, date or time format: pass it as formatted text`);
  } else if (typeof kind === 'number' && kind > 0) {
    found.set(name, kind === SELECT ? choiceOf(branches) : 'number');
    for (const branch of Object.values(branches)) collectPart(branch, found);
  } else {
    found.set(name, 'Tag');
    for (const part of node.slice(1)) collect(part, found);
  }
}

/** A whole text or a branch: a list of nodes; the first may be a plain text. */
function collectPart(part: unknown, found: Found): void {
  if (!Array.isArray(part)) return;
  for (const node of part) collect(node, found);
}

/** The values that a text needs, by name, as TypeScript. Throws for syntax that we do not use. */
export function valuesOf(text: string): Found {
  const found: Found = new Map();
  collectPart(compile(text), found);
  return found;
}

function typeOf(place: string, text: string): string {
  try {
    const values = [...valuesOf(text)].map(([name, type]) => `${name}: ${type}`);
    return values.length > 0 ? `{ ${values.join('; ')} }` : 'NoValues';
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}

const KEY = /^[a-z][a-zA-Z0-9]*$/;

function groupsOf(path: string, tree: object): string[] {
  const entries = Object.entries(tree);
  for (const [key] of entries) {
    if (!KEY.test(key)) throw new Error(`${path}.${key}: keys are camelCase`);
  }
  const texts = entries.filter(([, value]) => typeof value === 'string');
  const lines = texts.map(([key, text]) => `    ${key}: ${typeOf(`${path}.${key}`, text)};`);
  const own = texts.length > 0 ? [`  '${path}': {\n${lines.join('\n')}\n  };`] : [];
  const below = entries.flatMap(([key, value]) =>
    typeof value === 'object' ? groupsOf(`${path}.${key}`, value) : [],
  );
  return [...own, ...below];
}

/**
 * `messages/messages.gen.ts`: the groups of texts, their keys, and the values that each text needs.
 */
export function messageTypes(): string {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const groups = files.sort().flatMap((name) => {
    return groupsOf(
      name.replace('.json', ''),
      JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')),
    );
  });
  return `// Written by \`npm run texts\` from messages/en.
import type { ReactNode } from 'react';

/** Renders what stands between the tags of a text, for example a link. */
export type Tag = (chunks: ReactNode) => ReactNode;

type NoValues = Record<never, never>;

export interface Messages {
${groups.join('\n')}
}
`;
}

import { readSources } from '@/test/source-files';
import { type Tree, textsIn } from './check-texts';

const ROOTS = ['app', 'backend', 'components', 'instrumentation.ts', 'lib', 'local', 'scripts'];

const MADE_OF_DATA = /^(?:forms\.countries|services\.subcategoryTitles)\./;
const PROSE = /^legal\./;

const TEMPLATE = /`([A-Za-z0-9]*)\$\{[^`{}]*\}([A-Za-z0-9]*)`/g;

/**
 * Texts whose key is neither quoted, nor a property, nor part of a template such as
 * `category${id}`.
 */
export function unusedTexts(english: Tree, sources: readonly string[]): string[] {
  const all = sources.join('\n');
  const quoted = [...all.matchAll(/['"`]([a-z][A-Za-z0-9]*)['"`]/g)];
  const named = [...all.matchAll(/(?<![\w$])([a-z][A-Za-z0-9]*)\??:/g)];
  const said = new Set([...quoted, ...named].map(([, key]) => key));
  const templates = [...all.matchAll(TEMPLATE)]
    .map(([, start = '', end = '']) => ({ start, end }))
    .filter(({ start, end }) => start !== '' || end !== '');
  const isMade = (key: string) =>
    templates.some(
      ({ start, end }) =>
        key.length > start.length + end.length && key.startsWith(start) && key.endsWith(end),
    );
  return textsIn(english)
    .map(([path]) => path)
    .filter((path) => {
      const key = path.split('.').at(-1) ?? '';
      return !MADE_OF_DATA.test(path) && !PROSE.test(path) && !said.has(key) && !isMade(key);
    });
}

export function sourceTexts(): string[] {
  return [...readSources(ROOTS).values()].map(({ text }) => text);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Tree } from './check-texts';
import type { Status } from './status';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Without ".json". */
export function filesOf(language: string): string[] {
  const names = readdirSync(`messages/${language}`).filter((name) => name.endsWith('.json'));
  return names
    .map((name) => name.replace('.json', ''))
    .filter((area) => area !== 'status')
    .sort();
}

export function readTexts(language: string): Tree {
  const areas = filesOf(language).map((area) => [
    area,
    readJson(`messages/${language}/${area}.json`),
  ]);
  return Object.fromEntries(areas);
}

export const statusPath = (language: string) => `messages/${language}/status.json`;

export function readStatus(language: string): Status {
  const path = statusPath(language);
  return existsSync(path) ? readJson(path) : { machine: {}, person: {} };
}

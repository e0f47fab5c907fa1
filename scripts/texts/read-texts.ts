import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import type { Tree } from './check-texts';
import type { Notes } from './notes';
import type { RefusedWords } from './refused-words';
import { NOTHING_KNOWN, type Status } from './status';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const ENGLISH = `messages/${DEFAULT_LOCALE}`;

/** The files of English, without ".json". */
export function areasOfEnglish(): string[] {
  return readdirSync(ENGLISH)
    .map((name) => name.replace('.json', ''))
    .sort();
}

export const textsPath = (language: string) => `messages/${language}.json`;

/**
 * The texts as they are written. In other languages than English, some may be missing, old or no
 * longer of use.
 */
export function readTexts(language: string): Tree {
  if (language !== DEFAULT_LOCALE) return readJson(textsPath(language));
  const areas = areasOfEnglish().map((area) => [area, readJson(`${ENGLISH}/${area}.json`)]);
  return Object.fromEntries(areas);
}

export const STATUS_PATH = 'messages/status.json';

export function readStatus(): Status {
  return existsSync(STATUS_PATH) ? readJson(STATUS_PATH) : NOTHING_KNOWN;
}

/** For translators, by path of a text or of a group. */
export const readNotes = (): Notes => readJson('messages/notes.json');

export const readRefusedWords = (): RefusedWords => readJson('messages/refused-words.json');

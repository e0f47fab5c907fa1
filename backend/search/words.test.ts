import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import fillers from './fillers.json';
import fillersInLanguages from './fillers-in-languages.json';
import communities from './thesaurus/communities.json';
import { Area } from './thesaurus/entry';
import { MEANINGS } from './thesaurus/languages/words';
import { LANGUAGES } from './thesaurus/thesaurus';

const Text = z.string().min(1);
/** Each may be long; between two words is one space. */
const Lines = z.array(z.string().regex(/^\S+(?: \S+)*$/)).min(1);

const THESAURUS = path.join(import.meta.dirname, 'thesaurus');
const AREAS = readdirSync(THESAURUS).filter(
  (file) => file.endsWith('.json') && file !== 'communities.json',
);

test.each(AREAS)('the thesaurus is as its schema says: %s', (file) => {
  Area.parse(JSON.parse(readFileSync(path.join(THESAURUS, file), 'utf8')));
});

test.each(Object.entries(LANGUAGES))('each meaning has words in %s', (_code, words) => {
  z.record(z.enum(MEANINGS), Text).parse(words);
});

test('each community has words', () => {
  const Words = z.strictObject({
    called: Text,
    countries: z.array(Text).min(1),
    serbian: Text,
    ukrainian: Text,
    others: Text,
  });
  const all = z.record(z.string(), Words).parse(communities);
  expect(Object.keys(all).map(Number)).toEqual(COMMUNITIES.map(({ id }) => id));
});

test('fillers are words with one space between two', () => {
  z.record(z.string(), Lines).parse(fillers);
  const Fillers = z.strictObject({
    empty: Lines,
    side: Lines,
    alsoEnglish: Lines.optional(),
    ofAllServices: Lines.optional(),
  });
  z.record(z.enum(Object.keys(LANGUAGES)), Fillers).parse(fillersInLanguages);
});

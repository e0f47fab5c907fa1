import { expect, test } from 'vitest';
import { withReader } from '@/lib/shared/process/reader-language';
import { readSources } from '@/test/source-files';
import { readerTexts, refusal } from './refusal';

/** Read in a terminal, or by a program that watches processes. */
const UNSEEN = /^backend\/(?:moderation\/|health\.ts|media\.ts)/;

test('no sentence stands in a call: it would be English to everybody', () => {
  const said = [...readSources(['backend']).values()]
    .filter(({ path }) => !UNSEEN.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/new AppError\(\s*[^,]+,\s*(?:[^,()]*\?\s*)?(['"`][^'"`]*)/g)].map(
        ([, sentence]) => `${path} ${sentence}`,
      ),
    );
  // Only programs call what is not there.
  expect(said).toEqual(["backend/app.ts 'There is no such call."]);
});

test('a reader of no language, or of one that is not served, reads English', () => {
  const english = 'This link no longer works.';
  expect(refusal('linkGone')).toBe(english);
  for (const language of ['', 'tlh', 'mt, en;q=0.5']) {
    const read = withReader(
      () => language,
      () => refusal('linkGone'),
    );
    expect(read).toBe(english);
  }
  const read = withReader(
    () => 'mt',
    () => [refusal('linkGone'), readerTexts('errors.reasons').locale],
  );
  expect(read).toEqual(['Dan il-link m’għadux jaħdem.', 'mt']);
});

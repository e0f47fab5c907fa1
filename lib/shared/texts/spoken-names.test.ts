import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGUE } from '@/messages/generated/catalogue';
import { LOCALES, type Locale } from './locales';

/** `aria-label={t('copyOf', ...)}` around `{t('copy')}`. */
const NAMES = /(?:aria-)?label=\{(\w+)\((?:\w+ \? '(\w+)' : )?'(\w+)'/g;

function namedIn(file: string) {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(NAMES)].flatMap(([, t, ...names]) => {
    const groups = [...source.matchAll(new RegExp(`\\b${t} = useTexts\\('([\\w.]+)'\\)`, 'g'))];
    return groups.flatMap(([, group = '']) =>
      names.flatMap((named = '') =>
        [...source.matchAll(/'(\w+)'/g)].flatMap(([, shown = '']) =>
          new RegExp(`^${shown}(?:Of|To|On|Named|Other|Change)$`).test(named)
            ? { group, shown, named }
            : [],
        ),
      ),
    );
  });
}

function wordsOf(locale: Locale, group: string, key: string): string {
  const [area = '', ...path] = group.split('.');
  let found: unknown = CATALOGUE[locale];
  for (const name of [area, ...path, key]) found = Object(found)[name];
  const text = typeof found === 'string' ? found : '';
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
}

const controls = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => namedIn(`${folder}/${file}`)),
);

// Who speaks to the browser says what is shown.
it('the name of a control has the words that it shows, in every language', () => {
  const known = new Map(
    controls
      .filter(
        ({ group, shown, named }) => wordsOf('en', group, shown) && wordsOf('en', group, named),
      )
      .map((control) => [Object.values(control).join(), control]),
  );
  expect(known.size).toBeGreaterThan(12);
  const faults = [...known.values()].flatMap(({ group, shown, named }) =>
    LOCALES.filter(
      (locale) =>
        wordsOf(locale, group, named) &&
        !wordsOf(locale, group, named).includes(wordsOf(locale, group, shown)),
    ).map((locale) => `${locale} ${group}: ${named} lacks ${shown}`),
  );
  expect(faults).toEqual([]);
});

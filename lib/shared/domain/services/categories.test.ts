import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { CATEGORIES, isCategoryId, subcategoryTitle } from './categories';

test('LOC-016: the titles on the pages are those of the fixed categories', () => {
  const t = textsFor('en', 'services.categories');
  for (const { id, title } of CATEGORIES) expect(t(`category${id}`)).toBe(title);
});

test('an id outside the nine is no category', () => {
  expect([null, 0, 10, 1.5, Number.NaN].filter(isCategoryId)).toEqual([]);
  expect(CATEGORIES.every(({ id }) => isCategoryId(id))).toBe(true);
});

test('every subcategory of our backend has a text in each language; others are shown as they came', () => {
  const migration = readFileSync('backend/db/migrations/0003_services_and_events.sql', 'utf8');
  const titles = [...migration.matchAll(/\(\d+, \d, '([^']+)'\)/g)].map(([, title = '']) => title);
  expect(titles.length).toBeGreaterThan(50);
  for (const title of titles) {
    expect(subcategoryTitle(title, textsFor('en', 'services.subcategoryTitles'))).toBe(title);
    expect(subcategoryTitle(title, textsFor('en-XA', 'services.subcategoryTitles'))).not.toBe(
      title,
    );
  }
  const unknown = 'Kora lessons';
  expect(subcategoryTitle(unknown, textsFor('en-XA', 'services.subcategoryTitles'))).toBe(unknown);
});

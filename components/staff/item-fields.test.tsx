import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffItem } from '@/lib/shared/contract/staff';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import type { Group } from '@/lib/shared/texts/texts';
import { ItemFields } from './item-fields';

const reader: { locale: Locale } = vi.hoisted(() => ({ locale: 'en' }));
vi.mock('@/lib/shared/texts/use-texts', () => ({
  useTexts: (group: Group) => textsFor(reader.locale, group),
  useLocale: () => reader.locale,
}));
afterEach(() => {
  reader.locale = 'en';
});

const ITEM: StaffItem = {
  kind: 'event',
  id: '1',
  about: { kind: 'event', id: '1' },
  name: '',
  version: '',
  status: 'pending',
  waitingSince: Date.UTC(2027, 2, 3),
  copyTakenAt: null,
  isOwn: false,
  mailLanguage: null,
  actions: [],
  fields: [],
  pictures: { before: [], after: [] },
  files: [],
  notices: [],
  account: null,
  decided: [],
  appeal: null,
  claim: null,
};

/** Name and value of each field, as they are read. */
function readFields(values: Record<string, string>): [string, string][] {
  const fields = Object.entries(values).map(([name, after]) => ({ name, before: null, after }));
  const html = renderToStaticMarkup(<ItemFields item={{ ...ITEM, fields }} />);
  const rows = html.matchAll(/<h3[^>]*>(?<name>[^<]*)<\/h3><div[^>]*>(?<value>[^<]*)</g);
  return [...rows].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']);
}

test('what belongs together stands together, whatever order the database has', () => {
  const fields = readFields({
    endsAt: '2027-03-04T20:00:00Z',
    timezone: 'UTC',
    startsAt: '2027-03-04T18:00:00Z',
    ticketCurrency: 'GBP',
    cityId: '3',
    ticketPriceMinor: '1250',
    title: 'Enkutatash',
  });
  expect(fields.map(([name]) => name)).toEqual([
    'Title',
    'Begins',
    'Ends',
    'Time zone',
    'Ticket price',
    'Currency',
    'City (number)',
  ]);
});

test.each<[Locale, string]>([
  ['en', 'Barbering, Hair and Braiding, Make-up, Nails'],
  ['it', 'Barbiere, Capelli e treccine, Trucco, Unghie'],
  ['mt', 'Barbier, Dwiefer, Make-up, Xagħar u trizzi'],
])('subcategories are in the order of their names in %s', (locale, words) => {
  reader.locale = locale;
  const stored = ['Barbering', 'Hair and Braiding', 'Make-up', 'Nails'];
  const [field] = readFields({ subcategories: JSON.stringify(stored) });
  expect(field?.[1]).toBe(words);
});

test('why a review is read first is said in words', () => {
  expect(readFields({ flags: 'contact quick' })).toEqual([
    [
      'Why our team reads it first',
      'contains contact details, the visit ended soon after it was booked',
    ],
  ]);
});

test('what people wrote names its language, before and after a change', () => {
  const fields = [
    { name: 'description', before: 'Tea', after: 'شاي' },
    { name: 'language', before: 'en', after: 'ar' },
    { name: 'secondDescription', before: 'Te', after: 'Te' },
    { name: 'secondLanguage', before: 'mt', after: 'mt' },
    { name: 'address', before: 'Gżira', after: 'Gżira' },
  ];
  const html = renderToStaticMarkup(
    <ItemFields item={{ ...ITEM, copyTakenAt: Date.UTC(2027, 2, 1), fields }} />,
  );
  expect(html).toMatch(/<span lang="en">(?:<[^>]+>)*Tea/);
  expect(html).toMatch(/<span lang="ar">(?:<[^>]+>)*شاي/);
  expect(html).toMatch(/lang="mt"[^>]*>Te</);
  expect(html.match(/lang="/g)).toHaveLength(3);
});

test.each<[Locale, string, string]>([
  ['en', 'GBP', 'GBP 12.50'],
  ['it', 'GBP', '12,50 GBP'],
  ['uk', 'EUR', '12,50 €'],
])('the price of a ticket is written as %s writes it', (locale, ticketCurrency, words) => {
  reader.locale = locale;
  const fields = readFields({ ticketPriceMinor: '1250', ticketCurrency });
  expect(fields[0]?.[1].replaceAll('\u00a0', ' ')).toBe(words);
});

import { expect, it } from 'vitest';
import { toIso } from '@/lib/shared/time/instant';
import { findFeedInstant } from './feed-date';

const AT = '2023-12-14T22:48:22.000Z';

it.each([
  ['gio, 14 dic 2023 23:48:22 CET', AT],
  ['Do, 14 Dez 2023 23:48:22 +0100', AT],
  ['jeu., 14 déc. 2023 23:48:22 +0100', AT],
  ['jueves, 14 de diciembre de 2023 23:48:22 +01:00', AT],
  ['qui, 14 dez 2023 19:48:22 -0300', AT],
  ['do, 14 dec. 2023 23:48:22 +0100', AT],
  ['2023. december 14. 23:48:22 CET', AT],
  ['Per, 14 Ara 2023 23:48:22 +0100', AT],
  ['14 Aralık 2023 23:48:22 +0100', AT],
  ['الخميس, 14 ديسمبر 2023 23:48:22 +0100', AT],
  ['الخميس، ١٤ كانون الأول ٢٠٢٣ ٢٣:٤٨:٢٢ +0100', AT],
  ['১৪ ডিসেম্বর ২০২৩, ২৩:৪৮:২২ +0100', AT],
  ['Thu, Dec 14 2023 17:48:22 -0500', AT],
  ['December 14th, 2023 at 10:48:22 PM', AT],
  ['Thu Dec 14 23:48:22 CET 2023', AT],
  ['Thu Dec 14 2023 23:48:22 GMT+0100 (CET)', AT],
  ['Thu, 14 Dec 2023 23:48:22 GMT+1', AT],
  ['Thu,14 Dec 2023 23:48:22 +1:00', AT],
  ['2023/12/14 22:48:22', AT],
  ['2023-12-14T23:48:22 GMT+01:00', AT],
  ['14.12.2023 22:48:22', AT],
  ['14/12/2023 22:48:22', AT],
  ['12/14/2023 10:48:22 pm', AT],
  ['Thu, 14 Dec 2023 22:48:22 XYZ', AT],
  ['mar, 3 feb 2026 10:00:00 +0000', '2026-02-03T10:00:00.000Z'],
  ['mar 14 mar 2023 à 10h05', '2023-03-14T10:05:00.000Z'],
  ['1er février 2024', '2024-02-01T00:00:00.000Z'],
  ['ven, 6 sett. 2024 8:05:00 +0200', '2024-09-06T06:05:00.000Z'],
  ['3 août 2024 9:05', '2024-08-03T09:05:00.000Z'],
  ['7 juil. 2024 12:00 AM', '2024-07-07T00:00:00.000Z'],
])('%s is %s', (written, expected) => {
  expect(toIso(findFeedInstant(written) ?? 0)).toBe(expected);
});

it.each([
  '',
  'soon',
  '03/04/2023',
  '14 jui 2023',
  '31 feb 2023',
  'Dec 2023',
  'Invalid Date',
  '12:30',
  {},
  null,
])('no instant is certain in %j', (written) => expect(findFeedInstant(written)).toBeNull());

it('reads a text without end as fast as any other (ReDoS)', () => {
  const started = performance.now();
  for (const piece of ['1', '1 ', 'a', 'a ', '(', '1:1', '14 dic', '. ', '2023 ']) {
    findFeedInstant(piece.repeat(20_000));
  }
  expect(performance.now() - started).toBeLessThan(1_000);
});

import { z } from 'zod';
import type { exportPerson } from '@/backend/privacy/export';
import type { Traces } from '@/backend/privacy/person';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { plain } from '../lib/plain';
import type { Erased } from './erase';

const Contact = z.object({
  customer_email: z.string().nullish(),
  customer_phone: z.string().nullish(),
});

interface FileCounts {
  messages: number;
  mailFiles: number;
  /** Against decisions about the person's reviews, and of their notices. */
  appeals: number;
}

type Kept = Awaited<ReturnType<typeof exportPerson>>;

const WithAppeals = z.object({
  appeals: z.array(z.unknown()).nullish(),
  decisions: z.array(z.object({ appeal: z.unknown() })).nullish(),
});

export function countAppeals({ reviews, reports }: Pick<Kept, 'reviews' | 'reports'>): number {
  return [...reviews, ...reports].reduce<number>((sum, row) => {
    const { appeals, decisions } = WithAppeals.parse(row);
    return sum + (appeals ?? []).length + (decisions ?? []).filter(({ appeal }) => appeal).length;
  }, 0);
}

/** Since when each was in use. */
type Missing = readonly Date[];

const daysOf = (missing: Missing) =>
  missing.map((since) => localDay(since.getTime(), VENUE_ZONE.id)).join(', ');

export const refuseWithout = (missing: Missing): string =>
  `Nothing was done: LINK_SECRET lacks ${count(missing.length, 'secret')} of the backend's, in use since ` +
  `${daysOf(missing)}. Reviews and refused mail are kept by hashes under them. Name them all, with ` +
  'commas between, or go on with --without-secrets.';

export const notLookedFor = (missing: Missing): string[] =>
  missing.length === 0
    ? []
    : [
        'Not looked for: reviews of visits that are forgotten, and refused mail, kept under ' +
          `${count(missing.length, 'secret')} that LINK_SECRET lacks, in use since ${daysOf(missing)}.`,
      ];

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export function reportFound(
  { bookingIds, accountIds, reportIds, enteredIds, reviewIds }: Traces,
  { visits, accounts }: Kept,
  { messages, mailFiles, appeals }: FileCounts,
): string {
  const names = [...visits, ...accounts].flatMap((row) => {
    const { customer_email: email, customer_phone: phone } = Contact.parse(row);
    return [email, phone].flatMap((text) => (text ? plain(text) : []));
  });
  const beside = [...new Set(names)].join(', ');
  return [
    `Found ${count(bookingIds.length, 'visit')} as a customer, ` +
      `${count(accountIds.length, 'account')} of a provider, ${count(messages, 'message')}, ` +
      `${count(mailFiles, 'stored mail')}, ${count(reviewIds.length, 'review')}, ` +
      `${count(reportIds.length, 'notice')}, ${count(appeals, 'appeal')}.`,
    ...(accountIds.length > 0
      ? ['An account goes with its calendar, services, events, posts and pictures.']
      : []),
    ...(reviewIds.length > 0
      ? [`Of ${count(reviewIds.length, 'review')} the stars stay, without name and words.`]
      : []),
    ...(enteredIds.length > 0
      ? [
          `${count(enteredIds.length, 'other account')} entered the address for mail; it is forgotten there.`,
        ]
      : []),
    'Visits to come are cancelled, and the other side is told by mail.',
    ...(beside ? [`These visits name: ${beside}. Other visits with one of them stay.`] : []),
  ].join('\n');
}

export function reportErased(erased: Erased, { messages, appeals }: FileCounts): string {
  const { visits, cancelled, answers, accounts, closedVisits, pictures, untold } = erased;
  const { reviews, reports } = erased;
  return [
    `Erased from ${count(visits, 'visit')} (${cancelled} cancelled), with ${count(answers, 'stored answer')}; ` +
      `${count(accounts, 'account')} (${count(closedVisits, 'visit')} cancelled), ` +
      `${count(pictures.length, 'picture')}; ${count(messages, 'message')}; ${count(reviews, 'review')}; ` +
      `${count(reports, 'notice')}; ${count(appeals, 'appeal')}.`,
    ...(untold > 0
      ? [
          `${count(untold, 'customer')} of the account could not be told by mail yet, so it is still ` +
            'there, but closed. Run this again later.',
        ]
      : []),
    'If the address gets no more mail ("not me"), that is still known, by a hash.',
  ].join('\n');
}

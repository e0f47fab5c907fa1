import { z } from 'zod';
import type { exportPerson } from '@/backend/privacy/export';
import type { Traces } from '@/backend/privacy/person';
import { plain } from '../lib/plain';
import type { Erased } from './erase';

const Contact = z.object({
  customer_email: z.string().nullish(),
  customer_phone: z.string().nullish(),
});

interface FileCounts {
  messages: number;
  mailFiles: number;
}

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export function reportFound(
  { bookingIds, accountIds, reportIds, enteredIds, reviewIds }: Traces,
  { visits, accounts }: Awaited<ReturnType<typeof exportPerson>>,
  { messages, mailFiles }: FileCounts,
): string {
  const names = [...visits, ...accounts].flatMap((row) => {
    const { customer_email: email, customer_phone: phone } = Contact.parse(row);
    return [email, phone].flatMap((text) => (text ? plain(text) : []));
  });
  const beside = [...new Set(names)].join(', ');
  return [
    `Found ${count(bookingIds.length, 'visit')} as a customer, ` +
      `${count(accountIds.length, 'account')} of a provider, ${count(messages, 'message')}, ` +
      `${count(mailFiles, 'stored mail')}, ${count(reportIds.length, 'report')}.`,
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

export function reportErased(erased: Erased, { messages }: FileCounts): string {
  const { visits, cancelled, answers, accounts, closedVisits, pictures, reports, untold } = erased;
  return [
    `Erased from ${count(visits, 'visit')} (${cancelled} cancelled), with ${count(answers, 'stored answer')}; ` +
      `${count(accounts, 'account')} (${count(closedVisits, 'visit')} cancelled), ` +
      `${count(pictures.length, 'picture')}; ${count(messages, 'message')}; ${count(reports, 'report')}.`,
    ...(untold > 0
      ? [
          `${count(untold, 'customer')} of the account could not be told by mail yet, so it is still ` +
            'there, but closed. Run this again later.',
        ]
      : []),
    'If the address gets no more mail ("not me"), that is still known, by a hash.',
  ].join('\n');
}

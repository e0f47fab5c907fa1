import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Confirmation } from '@/components/booking/review/state';
import { ConfirmedView, KeepBooking } from './confirmed-view';

const CONFIRMATION: Confirmation = {
  bookingId: '40817',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  mail: null,
  minutes: 60,
  path: '/booking/review?confirmed=s',
  manageToken: 't~1-2-0',
  totalMinor: 0,
  siteUrl: 'https://settln.example',
  offersDirectory: true,
  hasListing: true,
  reach: { phoneNumber: '', call: '', message: '' },
  review: {
    serviceId: '7',
    calendarId: 3,
    person: null,
    startsAt: Date.UTC(2025, 10, 20, 9, 45),
    items: [],
    provider: { name: 'Crown & Co', address: '', imageUrl: '' },
  },
};

function show(changes: Partial<Confirmation> = {}) {
  const html = renderToStaticMarkup(<KeepBooking confirmation={{ ...CONFIRMATION, ...changes }} />);
  const [, href = ''] = /href="(https:\/\/wa\.me[^"]+)"/.exec(html) ?? [];
  return { html, message: new URL(href).searchParams.get('text') };
}

test('WhatsApp gets the own link and whose visit it is, and the number of nobody', () => {
  const { html, message } = show();
  const link = 'https://settln.example/booking/manage/t~1-2-0';
  expect(message).toBe(`My booking at Crown & Co: Thursday 20 November, 10:45. ${link}`);
  expect(html).toContain(`Your link: ${link}`);
  expect(html).toContain('whoever has it can change the booking');
});

test('a host without such links gives the address of the confirmation, which changes nothing', () => {
  const { html, message } = show({ manageToken: '' });
  expect(message).toMatch(/ https:\/\/settln\.example\/booking\/review\?confirmed=s$/);
  expect(html).not.toContain('change');
});

test('a provider that cannot be read is not named', () => {
  const { review } = CONFIRMATION;
  const provider = { name: '', address: '', imageUrl: '' };
  expect(show({ review: { ...review, provider } }).message).toMatch(/^My booking: Thursday/);
});

test.each([
  [null, 'Keep this page, or add the visit to your calendar.'],
  ['coming', 'We are sending a copy to your email address.'],
  ['held', 'The copy to your email comes later'],
] as const)('of mail that is %s it says so', (mail, words) => {
  expect(show({ mail }).html).toContain(words);
});

test('the address that was given is shown, and the same can be booked for somebody else', () => {
  const show = (changes: Partial<Confirmation>) => {
    const confirmation = { ...CONFIRMATION, ...changes };
    return renderToStaticMarkup(<ConfirmedView confirmation={confirmation} mayChange />);
  };
  expect(show({ customerEmail: 'ada@example.com' })).toContain('>ada@example.com</bdi>');
  const again = /href="([^"]*)"[^>]*>Book the same for somebody else</;
  const [, href = ''] = again.exec(show({})) ?? [];
  expect(href).toBe('/booking/select-time?providerId=7&amp;settlnProviderId=3&amp;date=2025-11-20');
  expect(show({ hasListing: false })).not.toMatch(again);
});

test('“Done” leads to the first step, and home once the listing is gone', () => {
  const doneOf = (hasListing: boolean) => {
    const confirmation = { ...CONFIRMATION, hasListing };
    const html = renderToStaticMarkup(<ConfirmedView confirmation={confirmation} mayChange />);
    return /href="([^"]*)"[^>]*>Done</.exec(html)?.[1];
  };
  expect(doneOf(true)).toBe('/booking?providerId=7');
  expect(doneOf(false)).toBe('/');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ReviewNotice } from './notice';
import type { ReviewState } from './state';

const REVIEW = {
  serviceId: 'listing-1',
  calendarId: 7,
  person: null,
  startsAt: Date.parse('2030-11-20T09:45:00.000Z'),
  provider: { name: 'Adaeze', address: '', imageUrl: '' },
  items: [{ id: '4', name: 'Cornrows', priceMinor: 4000, durationMinutes: 75 }],
};
const OWN = { key: 'a', startsAt: REVIEW.startsAt };
const OTHER = { key: 'b', startsAt: Date.parse('2030-11-20T12:00:00.000Z') };

function noticeOf(state: ReviewState, { open = [OWN], keepsKeys = false, call = 'tel:+356' } = {}) {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <ReviewNotice
      state={state}
      review={REVIEW}
      contact={{ customerName: 'Ada', customerPhone: '1', customerEmail: '', customerRemark: '' }}
      reach={{ phoneNumber: call.slice(4), call, message: call && 'https://wa.me/356' }}
      keepsKeys={keepsKeys}
      open={open}
      onSwitch={nothing}
    />,
  ).replaceAll('&#x27;', "'");
}

const UNSETTLED = { kind: 'unsettled', message: 'Booking failed: 502' } as const;
const LOST = { kind: 'lost', message: 'That time is taken.', nearestStarts: [] } as const;

describe('REV-043: an attempt that got no clear answer', () => {
  test.each([
    ['just now', UNSETTLED],
    ['before a reload', { kind: 'editing' } as const],
  ])('%s: says that it is not known, and how to find out', (_, state) => {
    const notice = noticeOf(state);
    expect(notice).toContain('We do not know whether 10:45 on');
    expect(notice).toContain('Call');
    expect(notice).toContain('WhatsApp');
    expect(notice).toContain('/booking/select-time?');
    expect(notice).not.toMatch(/booked twice|[Ss]omebody/);
  });

  test('promises not to book twice only where the host keeps keys', () => {
    expect(noticeOf(UNSETTLED, { keepsKeys: true })).toContain('you will not be booked twice');
  });

  test('names no way to a provider whose numbers are not known', () => {
    const notice = noticeOf(UNSETTLED, { call: '' });
    expect(notice).not.toContain('WhatsApp');
    expect(notice).toContain('Look at the times again');
  });

  test('is still said when another time is on show', () => {
    const notice = noticeOf({ kind: 'editing' }, { open: [OTHER], keepsKeys: true });
    expect(notice).toContain('We do not know whether 13:00 on');
    expect(notice).toContain('Confirm another time only if you want both.');
  });
});

describe('a time that is taken', () => {
  test('REV-041: may be one’s own after an open attempt', () => {
    const notice = noticeOf(LOST);
    expect(notice).toContain('It may be your own booking');
    expect(notice).toContain('That time is taken.');
    expect(notice).toContain('Call');
  });

  test('REV-041: is told in the words of the host', () => {
    const notice = noticeOf(LOST, { open: [] });
    expect(notice).toMatch(/<h2[^>]*>That time is taken\.<\/h2>/);
    expect(notice).not.toMatch(/your own|[Ss]omebody/);
  });
});

test('REV-041: a refusal says that nothing was booked, and keeps the way to the times', () => {
  const notice = noticeOf({ kind: 'refused', message: 'We are closed.' }, { open: [] });
  expect(notice).toContain('We are closed.');
  expect(notice).toContain('Nothing was booked');
  expect(notice).toContain('Choose another time');
});

test('a refusal gives the number of the provider, and no way to call where none is known', () => {
  const refused = { kind: 'refused', message: 'Please call the provider.' } as const;
  expect(noticeOf(refused, { open: [] })).toMatch(/<a[^>]* href="tel:\+356"[^>]*>Call \+356<\/a>/);
  expect(noticeOf(refused, { open: [], call: '' })).not.toContain('Call ');
});

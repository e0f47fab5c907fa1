import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarLinks } from './calendar-links';

const REVIEW = {
  serviceId: '7',
  calendarId: 3,
  person: null,
  startsAt: Date.UTC(2025, 10, 20, 9, 45),
  provider: { name: 'Crown', address: 'Gżira', imageUrl: '' },
  items: [{ id: '5', name: 'Braids', priceMinor: 8500, durationMinutes: 210 }],
};
const PAGE = 'https://settln.example/booking/manage/t~1-2-0';

function linksFor(page: string): URL[] {
  const html = renderToStaticMarkup(
    <CalendarLinks review={REVIEW} bookingId="40817" file="/a.ics" page={page} />,
  );
  return [...html.matchAll(/href="(https:[^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
}

test('calendars on the web get the address of the booking in the text of the visit', () => {
  const texts = linksFor(PAGE).map(
    ({ searchParams }) => searchParams.get('details') ?? searchParams.get('body'),
  );
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain(`Change or cancel: ${PAGE}`);
    expect(text).toContain('of your appointment. You can cancel online until 09:45 that day;');
  }
});

test('and promise no change where the booking has no address', () => {
  const [google, outlook] = linksFor('');
  expect(`${google}${outlook}`).not.toMatch(/Change|Online/);
});

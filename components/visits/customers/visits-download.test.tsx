import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VisitsDownload } from './visits-download';

it('offers the year before and what is booked ahead, as long as one file may be', () => {
  const html = renderToStaticMarkup(<VisitsDownload calendarId={7} today="2026-11-30" />);
  const dates = [...html.matchAll(/value="(\d{4}-\d\d-\d\d)"/g)].map(([, date]) => date);
  expect(dates).toEqual(['2025-12-01', '2027-12-01']);
});

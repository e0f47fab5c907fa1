import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_EVENT_CHOICE } from '@/lib/shared/domain/directory/event-choice';
import { FiveWeeks } from './five-weeks';

it('names a day with events by what its cell shows, and shows a new month beside it', () => {
  const calendar = ['2026-11-30', '2026-12-01'].map((day) => ({ day, hasEvents: true }));
  const html = renderToStaticMarkup(
    <FiveWeeks choice={NO_EVENT_CHOICE} calendar={calendar} today="2026-11-30" />,
  );
  const cells = [...html.matchAll(/<a [^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(cells.map(([, name, shown]) => [name, shown])).toEqual([
    ['Monday 30 November, events', '30'],
    ['Tuesday 1 December, events', '1'],
  ]);
  expect(html).toMatch(/<small [^>]*>Dec<\/small>/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_SCHEDULE, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { DaysList } from './days-list';

const TODAY = '2027-12-20';
const MORNING = [{ from: 540, to: 720 }];
const closed: Schedule = { ...NO_SCHEDULE, isClosedOnHolidays: true };

function christmas(special: Schedule['special']) {
  const html = renderToStaticMarkup(
    <DaysList schedule={{ ...closed, special }} today={TODAY} onChange={() => undefined} />,
  );
  return html.split('<li').find((line) => line.includes('Christmas Day'));
}

it('a holiday among other hours is a day off, and can be worked', () => {
  const line = christmas([{ name: '', from: '2027-12-01', until: '2027-12-31', ranges: MORNING }]);
  expect(line).toContain('Public holiday, day off');
  expect(line).toContain('aria-label="Work on Christmas Day"');
});

it('a holiday with hours of its own is worked, and has no button without effect', () => {
  const line = christmas([{ name: '', from: '2027-12-25', until: '2027-12-25', ranges: MORNING }]);
  expect(line).toContain('Public holiday, you work');
  expect(line).not.toContain('<button');
});

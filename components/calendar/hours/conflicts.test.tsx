import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { newQueryClient } from '@/components/shared/queries/query-provider';
import type { ScheduleConflicts } from '@/lib/shared/contract/schedules';
import { type AddedDays, NO_DAYS, toSpecialDays } from '@/lib/shared/domain/hours/added-days';
import { NO_SCHEDULE, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { instantOf } from '@/lib/shared/time/venue-time';
import { renderPage } from '@/test/render-page';
import { Conflicts } from './conflicts';
import { DaysOff } from './days-off';

const MALTA = 'Europe/Malta';
const DAY = '2027-08-02';

function outside(total: number): ScheduleConflicts {
  const startsAt = instantOf(DAY, 600, MALTA);
  const visit = { id: '40817', startsAt, endsAt: null, customerName: 'Ann', services: ['Cut'] };
  return { visits: [visit], total };
}

it('a booking outside the hours leads to itself, whoever it is with', async () => {
  const html = await renderPage(<Conflicts conflicts={outside(1)} zone={MALTA} />);
  expect(html).toContain('href="/settln-providers?tab=bookings&amp;visit=40817"');
  expect(html).not.toContain('tab=calendar');
});

describe('the form of days off', () => {
  const saved: Schedule = { ...NO_SCHEDULE, isClosedOnHolidays: true };
  const august: AddedDays = { ...NO_DAYS, from: '2027-08-01', until: '2027-08-31' };

  /** {host} finds 73 visits outside of what is saved with these days, and answers nothing else. */
  async function form(added: AddedDays, draft = saved) {
    const client = newQueryClient();
    const days = toSpecialDays(added);
    const asked = days && { ...saved, special: [days] };
    client.setQueryData(['conflicts', 7, asked], outside(73));
    return renderPage(
      <QueryClientProvider client={client}>
        <DaysOff
          calendarId={7}
          schedule={draft}
          saved={saved}
          today="2027-07-01"
          zone={MALTA}
          onChange={() => undefined}
          added={added}
          onAdded={() => undefined}
        />
      </QueryClientProvider>,
    );
  }

  it('counts all bookings that {host} counts, beyond those that it lists', async () => {
    const html = await form(august);
    expect(html).toContain('73 bookings on these days stay');
    expect(html).toContain('And 72 more later.');
  });

  it('asks about its days alone, not about other changes of the draft', async () => {
    const away = { name: '', from: '2027-07-05', until: '2027-07-06', ranges: [] };
    expect(await form(august, { ...saved, special: [away] })).toContain('73 bookings');
  });

  it('says of other hours which bookings lie outside of them, since all others stay, too', async () => {
    const html = await form({ ...august, kind: 'special' });
    expect(html).toContain('73 bookings lie outside these hours');
  });
});

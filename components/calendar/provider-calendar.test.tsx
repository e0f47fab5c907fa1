import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HostProvider } from '@/components/shared/host/host-context';
import type { ProviderCalendarProps } from './provider-calendar';
import { ProviderCalendar } from './provider-calendar';

const at = (text: string) => Date.parse(text);

const PROPS: ProviderCalendarProps = {
  people: [],
  person: null,
  calendarId: 7,
  backendUrl: '/api',
  readOnly: false,
  zone: 'Europe/Malta',
  today: '2025-11-20',
  guess: 'week',
  first: {
    monday: '2025-11-17',
    error: null,
    window: {
      slots: [
        { startsAt: at('2025-11-20T08:00Z'), status: 'available', serviceItemId: null },
        { startsAt: at('2025-11-20T08:15Z'), status: 'unavailable', serviceItemId: null },
        { startsAt: at('2025-11-20T08:30Z'), status: null, serviceItemId: null },
      ],
      bookings: null,
    },
  },
};

function render(given: Partial<ProviderCalendarProps> = {}, query = ''): string {
  return renderToStaticMarkup(
    <SearchParamsContext value={new URLSearchParams(query)}>
      <HostProvider isOurs>
        <ProviderCalendar {...PROPS} {...given} />
      </HostProvider>
    </SearchParamsContext>,
  );
}
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const count = (html: string, what: string) => html.split(what).length - 1;

describe('the provider calendar', () => {
  it('CAL-002 CAL-004 CAL-009 shows its first week before any script, and no present', () => {
    const html = render();
    expect(count(html, 'role="gridcell"')).toBe(672);
    expect(html).toContain('"Thursday 20 November, 09:00, available"');
    expect(html).toContain('"Thursday 20 November, 09:15, unavailable"');
    expect(html).toContain('"Thursday 20 November, 09:30, not set"');
    expect(html).toContain('17 to 23 November 2025');
    expect(html).not.toContain('data-now');
    expect(html).toContain('inset-block-start:calc(4.5rem + 36 * var(--row-size))');
  });

  it('CAL-003 shows the day that the URL names', () => {
    const html = render({}, 'tab=calendar&view=day&date=2025-11-19');
    expect(count(html, 'role="gridcell"')).toBe(96);
    expect(html).toContain('Wednesday 19 November 2025');
    expect(html).toContain('inset-block-start:calc(6 * 3.625rem)');
  });

  it('CAL-008 names the zone of a booking in the hour that clocks show twice', () => {
    const quarters = ['00:30', '00:45', '01:00', '01:15'].map((clock) => ({
      startsAt: at(`2025-10-26T${clock}Z`),
      status: 'booked' as const,
      serviceItemId: '5',
    }));
    const first = { ...PROPS.first, monday: '2025-10-20' };
    const window = { slots: quarters, bookings: null };
    const html = render({ first: { ...first, window } }, 'view=day&date=2025-10-26');
    expect(html).toContain('Booked</b> <bdi>02:30 CEST to 02:30 CET</bdi>');
  });

  it('has places that stand before they speak, so that they are read out', () => {
    const html = render();
    expect(count(html, '<div role="status"></div>')).toBe(1);
    expect(html).toContain('<div role="alert"></div>');
    expect(/<p [^>]*role="status"><\/p>/.test(html)).toBe(true);
  });

  it('CAL-002 CAL-033 CAL-034 says that it is read-only, and offers no change', () => {
    expect(render({ readOnly: true })).toContain('aria-readonly="true"');
    expect(render({ readOnly: true })).not.toContain('Change Availability');
    expect(render()).not.toContain('aria-readonly');
  });

  it('CAL-036 CAL-037 CAL-038 shows why there are no slots, and Retry', () => {
    const error = 'Failed to fetch slots: 503';
    const html = render({ first: { monday: '2025-11-17', window: null, error } });
    expect(html).toContain(error);
    expect(html).toContain('Retry');
    expect(html).toContain('aria-busy="false"');
    expect(html).toContain('"Thursday 20 November, 09:00"');
    expect(html).not.toMatch(/, (?:not set|available)"/);
  });

  it('says of a week that is not known yet that it waits, and claims no state of it', () => {
    const html = render({}, 'tab=calendar&view=week&date=2025-12-04');
    expect(count(html, 'role="gridcell"')).toBe(672);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain(', loading');
    expect(html).not.toMatch(/, (?:not set|available)"/);
    const day = render({}, 'tab=calendar&view=day&date=2025-12-04');
    expect(wordsOf(day)).toContain('Fri 5 Dec Sat');
    expect(count(day, 'data-state="unknown"')).toBe(7);
  });

  it('marks today among the days of the week, and counts their slots', () => {
    const html = render({}, 'tab=calendar&view=day&date=2025-11-19');
    expect(html).toContain('data-state="nothing"');
    expect(wordsOf(html)).toContain('Thu 20 Nov, today, 1 slot available Fri 21 Nov Sat');
  });

  it('names both zones of a week in which the clocks change', () => {
    expect(render()).toContain('Malta time (CET)');
    const html = render({}, 'tab=calendar&view=week&date=2026-03-29');
    expect(html).toContain('CET, from Sun 03:00 CEST');
  });

  it('has the slots of days of 23 and 25 hours, and tells doubled times apart', () => {
    const spring = render({}, 'tab=calendar&view=week&date=2026-03-29');
    expect(count(spring, 'role="gridcell"')).toBe(7 * 96 - 4);
    expect(spring).not.toContain('"Sunday 29 March, 02:00"');
    expect(spring).toContain('"Sunday 29 March, 03:00"');
    const autumn = render({}, 'tab=calendar&view=day&date=2026-10-25');
    expect(count(autumn, 'role="gridcell"')).toBe(100);
    expect(count(autumn, '"Sunday 25 October, 02:15 CEST"')).toBe(1);
    expect(count(autumn, '"Sunday 25 October, 02:15 CET"')).toBe(1);
  });

  it('shows a day of several people as columns where there is room, and names each', () => {
    const [ada, ben] = ['Ada', 'Ben'].map((name, id) => {
      return { id, name, pictureUrl: null, count: 2, week: 'Mon 17 Nov' };
    });
    const people = [ada, ben].flatMap((one) => one ?? []);
    const html = render({ people, person: 0 }, 'tab=calendar&view=day&date=2025-11-20');
    expect(count(html, 'role="gridcell"')).toBe(192);
    expect(html).toContain('"Ada, Thursday 20 November, 09:00, available"');
    // Only the first was read by the server.
    expect(html).toContain('"Ben, Thursday 20 November, 09:00"');
    expect(wordsOf(html)).toContain('Ben loading');
    expect(count(html, 'tabindex="0"')).toBe(1);
    const phone = render({ people, person: 0, guess: 'day' }, 'view=day&date=2025-11-20');
    expect(count(phone, 'role="gridcell"')).toBe(96);
    expect(wordsOf(phone)).toContain('Ben 2 visits, week of Mon 17 Nov');
    const week = render({ people, person: 0 }, 'view=week&date=2025-11-20');
    expect(count(week, 'role="gridcell"')).toBe(672);
  });

  it('CAL-012 leads on whoever has nothing set, and nobody else', () => {
    const empty = { ...PROPS.first, window: { slots: [], bookings: null } };
    expect(render({ first: empty })).toContain('No hours are set in this week.');
    expect(render({ first: empty, readOnly: true })).not.toContain('No hours are set');
    expect(render()).not.toContain('No hours are set');
  });
});

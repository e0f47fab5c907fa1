import { expect, it } from 'vitest';
import { renderPage } from '@/test/render-page';
import { OtherCalendars } from './other-calendars';

const READ_AT = Date.UTC(2027, 2, 3, 9);

function kept(id: number, person = 0) {
  return {
    id,
    person,
    name: `Calendar ${id}`,
    host: 'calendar.example',
    end: '1d0c',
    closesWholeDays: false,
    busy: 1,
    unsaid: 0,
    unreadable: 0,
    readAt: READ_AT,
    triedAt: READ_AT,
    failingSince: null,
    knownUntil: READ_AT,
  };
}

const TEAM = [
  { id: 0, name: 'Ada' },
  { id: 1, name: 'Blessing' },
];

function show(calendars: ReturnType<typeof kept>[], people: typeof TEAM = []) {
  const first = { isOffered: true, calendars, overlaps: [] };
  return renderPage(
    <OtherCalendars
      calendarId={7}
      first={first}
      readAt={READ_AT}
      people={people}
      zone="Europe/Malta"
    />,
  );
}

it('three calendars are kept at most, and there is room again for another once one goes', async () => {
  const full = await show([kept(1), kept(2), kept(3)]);
  expect(full).toContain('Three calendars are kept at most');
  expect(full).not.toContain('Its secret address');
  const room = await show([kept(1), kept(2)]);
  expect(room).not.toContain('Three calendars are kept at most');
  expect(room).toContain('Its secret address');
});

it('each of several people has room for three of their own', async () => {
  const html = await show([kept(1, 1), kept(2, 1), kept(3, 1)], TEAM);
  expect(html).toContain('Calendars of Blessing');
  expect(html).toContain('Its secret address');
  expect(await show([kept(1), kept(2), kept(3)], TEAM)).toContain(
    'Three calendars of Ada are kept at most',
  );
});

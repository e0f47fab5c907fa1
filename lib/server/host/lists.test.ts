import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callHost } from '@/lib/server/host/transport/call-host';
import { host } from '@/lib/server/host/transport/rows';
import type { CallInput } from '@/lib/shared/contract/endpoint';
import type { HostTable } from '@/lib/shared/contract/host';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS } from '@/lib/shared/time/units';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';

const START = Date.parse('2027-01-04T00:00:00Z');
const hostCountry = 'MT';

/** How each list is asked for, and one row of it with the least that a host has to send. */
const LISTS = {
  listServiceItems: { input: { query: { serviceId: '1' } }, row: { id: 5 } },
  listSlots: {
    input: { query: { calendarId: 7, startsAt: START, endsAt: START + DAY_MS } },
    row: { start_time: toIso(START) },
  },
  listServices: { input: { query: { userId: 'owner', hostCountry } }, row: { id: 1 } },
  listSubcategories: {
    input: { params: { categoryId: '4' }, query: { hostCountry } },
    row: { id: 401, title: 'Catering' },
  },
  listNews: {
    input: {
      query: {
        country_of_origin_iso_code: 'GH',
        country_of_residence_iso_code: 'MT',
        offset: 0,
        limit: 20,
      },
    },
    row: { uuid: 'a', title: 'News' },
  },
  listProviderBookings: {
    input: { query: { calendarId: 7 } },
    row: { startTime: toIso(START) },
  },
  listEvents: { input: { query: { userId: 'owner', hostCountry } }, row: { id: 1 } },
} satisfies {
  [Name in keyof HostTable]?: { input: CallInput<HostTable[Name]>; row: object };
};

type ListName = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as ListName[];

let running: Awaited<ReturnType<typeof startRecordingHost>>;
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
});
beforeEach(() => warned.mockClear());
/** Reads of another file may still fail meanwhile. */
const leftOut = () =>
  warned.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('left_out'));
afterAll(() => running.close());

function read(name: ListName, body: unknown): Promise<unknown> {
  running.answer(() => ({ body }));
  return callHost(host[name], LISTS[name].input as never);
}

test('the table knows every documented call that reads a list', () => {
  const lists = Object.entries(host).filter(
    ([, row]) =>
      'read' in row && row.method === 'GET' && Array.isArray(row.read.safeParse([]).data),
  );
  expect(lists.map(([name]) => name).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('PC-015, PC-042, PC-060, CC-009, CC-014: the list of %s', (name) => {
  const { row } = LISTS[name];

  test.each([[null], [{ data: null }], [{ success: true, data: null }], [[]], [{ data: [] }]])(
    'is empty in %j',
    async (body) => {
      expect(await read(name, body)).toEqual([]);
      expect(leftOut()).toEqual([]);
    },
  );

  test('does without rows that cannot be read, and logs how many, not what they say', async () => {
    const whole = await read(name, [row, row]);
    const broken = [{ secret: 'Ann, +356 7700 0000' }, null, 'Ann', 7, []];
    const rows = (await read(name, { data: [row, ...broken, row] })) as unknown[];
    expect(rows.filter((each) => each !== null)).toEqual(whole);
    const [line = '', ...others] = leftOut();
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ event: 'host_rows_left_out', count: 5, of: 7 });
    expect(line).not.toMatch(/Ann|7700/);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findAccount } from '@/lib/server/host/accounts';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { hasSchedule, listScheduleConflicts, readSchedule, saveSchedule } from './schedule';

const forgotten = vi.hoisted(() => [] as string[]);
// Copies of pages exist inside of Next's server only.
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: (tag: string) => forgotten.push(tag),
}));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const KEPT = { version: 3, schedule: NO_SCHEDULE };
const RANGE = { from: 540, to: 1020 };
const OPEN = {
  ...NO_SCHEDULE,
  sets: [{ name: '', from: null, until: null, week: [[], [RANGE], [], [], [], [], []] }],
};

/** A host that has answered once. */
async function meet(isOurs: boolean, answer: { status?: number; body: unknown }) {
  const headers: Record<string, string> = isOurs ? OURS : {};
  host.answer(({ url }) =>
    url.startsWith('/settlnProviders') ? { headers, body: [] } : { headers, ...answer },
  );
  await findAccount('owner');
  host.asked.length = 0;
}

describe('a host that keeps no schedules', () => {
  it('is never asked for one', async () => {
    await meet(false, { body: KEPT });
    expect(await hasSchedule(7)).toBeNull();
    for (const call of [
      readSchedule(7),
      saveSchedule(7, KEPT),
      listScheduleConflicts(7, NO_SCHEDULE),
    ]) {
      await expect(call).rejects.toMatchObject({ kind: 'not_offered' });
    }
    expect(host.asked).toEqual([]);
  });
});

describe('a host that keeps them', () => {
  it.each([
    ['nothing is set', NO_SCHEDULE, false],
    ['a day is open', OPEN, true],
  ])('tells whether %s', async (_, schedule, has) => {
    await meet(true, { body: { version: 1, schedule } });
    expect(await hasSchedule(7)).toBe(has);
    expect(host.asked[0]?.url).toBe('/providerCalendar/schedule?settlnProviderId=7');
  });

  it('is sent the version that was read, and says when it is no longer the last', async () => {
    await meet(true, { body: { version: 4 } });
    expect(await saveSchedule(7, KEPT)).toEqual({ version: 4 });
    expect(JSON.parse(host.asked[0]?.body ?? '')).toEqual({ settlnProviderId: 7, ...KEPT });
    await meet(true, { status: 409, body: { success: false, code: 'conflict', message: 'x' } });
    await expect(saveSchedule(7, KEPT)).rejects.toMatchObject({
      code: 'conflict',
      text: { key: 'hoursChanged' },
    });
  });

  it.each([
    ['saved', {}],
    // It may have been saved all the same.
    ['lost', { status: 504 }],
  ])('profile and directories show no old hours once it is %s', async (_, answer) => {
    await meet(true, { body: { version: 4 }, ...answer });
    forgotten.length = 0;
    await saveSchedule(7, KEPT).catch(() => {});
    expect(forgotten).toEqual(['hours:7', 'services']);
  });

  it('names the visits that would lie outside', async () => {
    const [startTime, endTime] = ['2027-03-03T14:00:00Z', '2027-03-03T15:00:00Z'];
    const item = { id: 1, name: 'Cut', price: 20, duration_minutes: 60, listing_name: 'Chair' };
    const booking = {
      id: 9,
      start_time: startTime,
      end_time: endTime,
      status: 'confirmed',
      customer_name: 'Ann',
      customer_phone: null,
      customer_email: null,
      customer_mail: null,
      customer_gets_mail: false,
      services: [item],
      total_price: 20,
      created_at: startTime,
      sequence: 0,
      unread: null,
      did_not_come: false,
      note: '',
      visit_number: null,
    };
    await meet(true, { body: { bookings: [booking], total: 60 } });
    const at = Date.UTC(2027, 2, 3, 14);
    expect(await listScheduleConflicts(7, OPEN)).toEqual({
      total: 60,
      visits: [
        {
          id: '9',
          startsAt: at,
          endsAt: at + 3_600_000,
          customerName: 'Ann',
          services: ['Cut'],
        },
      ],
    });
  });
});

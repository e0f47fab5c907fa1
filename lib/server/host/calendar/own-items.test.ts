import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Scripted, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { bookOwnItem, cancelOwnBooking } from './own-items';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: vi.fn(),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const MINE = { calendarId: 7, userId: 'owner' };
const START = '2027-01-04T09:00:00.000Z';
const at = (serviceItemId: string, start = START) => ({
  serviceItemId,
  startsAt: Date.parse(start),
});

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

/** A host with two services of the owner, items 5 and 6, and one booked slot, of item 9. */
function serve(given: { second?: Scripted; slots?: Scripted } = {}) {
  const booked = [{ start_time: START, status: 'booked', service_item_id: 9 }];
  host.answer(({ method, url }) => {
    if (method === 'POST') return { status: 204, text: '' };
    if (url === '/serviceProviders?userId=owner&hostCountry=MT')
      return { body: [{ id: 1 }, { id: 2 }] };
    if (url === '/serviceItems?providerId=1') return { body: [{ id: 5 }] };
    if (url === '/serviceItems?providerId=2') return given.second ?? { body: [{ id: '6' }] };
    if (url.startsWith('/providerCalendar/slots?')) return given.slots ?? { body: booked };
    return { status: 404, body: {} };
  });
}
const writes = () =>
  host.asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

describe('booking an item', () => {
  it.each(['5', '6'])('ROLE-006: is done for item %s of the owner`s services', async (id) => {
    serve();
    await bookOwnItem(MINE, at(id));
    expect(writes()).toEqual([
      { settlnProviderId: 7, serviceItemId: Number(id), startTime: START },
    ]);
  });

  it.each(['9', '05', '1'])('ROLE-006: is not done for item %s of somebody else', async (id) => {
    serve();
    await expect(bookOwnItem(MINE, at(id))).rejects.toMatchObject({ code: 'not_found' });
    expect(writes()).toEqual([]);
  });

  it('is not done while nobody can say whose the item is', async () => {
    serve({ second: { status: 500 } });
    await expect(bookOwnItem(MINE, at('6'))).rejects.toMatchObject({ code: 'host_failed' });
    expect(writes()).toEqual([]);
    await bookOwnItem(MINE, at('5'));
    expect(writes()).toHaveLength(1);
  });
});

describe('cancelling a booking', () => {
  it('CAL-030: takes the slot`s own word for an item that is deleted since', async () => {
    serve();
    await cancelOwnBooking(MINE, at('9'));
    expect(writes()).toEqual([{ settlnProviderId: 7, serviceItemId: 9, startTime: START }]);
    expect(host.asked.map(({ url }) => url)).not.toContain('/serviceItems?providerId=1');
  });

  it('leaves to the host what an own item is booked with', async () => {
    serve({ slots: { status: 500 } });
    await cancelOwnBooking(MINE, at('5'));
    expect(writes()).toHaveLength(1);
  });

  it.each([
    ['at a slot without a booking', at('9', '2027-01-04T09:15:00Z')],
    ['that the slot does not name', at('8')],
  ])('ROLE-006: is not done for an item of somebody else %s', async (_, held) => {
    serve();
    await expect(cancelOwnBooking(MINE, held)).rejects.toMatchObject({
      code: 'not_found',
      message: 'noBooking',
    });
    expect(writes()).toEqual([]);
  });
});

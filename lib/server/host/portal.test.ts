import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listProviderBookings } from '@/lib/server/host/calendar/provider-bookings';
import { NO_LANGUAGES } from '@/test/no-languages';
import { OURS, type Scripted, startRecordingHost } from '@/test/recording-host';
import { samplePayload } from '@/test/sample-service';
import { stubWebEnv } from '@/test/web-env';
import { findAccount, registerAccount } from './accounts';
import { listEvents, readEvent } from './events';
import {
  createServiceItem,
  deleteServiceItem,
  readServiceItems,
  updateServiceItem,
} from './service-items';
import { createService, deleteService, listServices, readService, updateService } from './services';
import { listSubcategories } from './subcategories';

const forgotten = vi.hoisted(() => vi.fn<(tag: string, profile: unknown) => void>());
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: forgotten,
}));

let running: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
});
beforeEach(() => forgotten.mockClear());
afterAll(() => running.close());

const payload = samplePayload();
const own = { service: { id: '1' }, user: { id: 'owner' } };
const item = {
  name: 'Cut',
  description: '',
  priceMinor: 1250,
  durationMinutes: 30,
  ...NO_LANGUAGES,
};
const registration = {
  user_id: 'owner',
  first_name: 'Selam',
  last_name: 'Tesfaye',
  date_of_birth: '1990-02-28',
  email: 'selam@example.com',
  agreed_to_terms: true,
  terms_accepted_at: Date.parse('2027-01-04T08:00:00.000Z'),
} as const;

describe('the calls of the portal', () => {
  const row = async (call: () => Promise<unknown>, body: unknown = []) => {
    running.answer(() => ({ body }));
    await call();
    return running.asked.map(({ method, url }) => `${method} ${url}`);
  };

  it('PC-001, PC-003: asks for the account of a user in MT', async () => {
    expect(await row(() => findAccount('a b'))).toEqual([
      'GET /settlnProviders?userId=a+b&hostCountry=MT',
    ]);
  });

  it('PC-009: asks for the services of a user', async () => {
    expect(await row(() => listServices('owner'))).toEqual([
      'GET /serviceProviders?userId=owner&hostCountry=MT',
    ]);
  });

  it('PC-024: asks for the events of a user', async () => {
    expect(await row(() => listEvents('owner'))).toEqual([
      'GET /events?userId=owner&hostCountry=MT',
    ]);
  });

  it('PC-002, PC-011: asks for one service or event in MT', async () => {
    expect(await row(() => readService('a/1'))).toEqual([
      'GET /serviceProviders/details?id=a%2F1&hostCountry=MT',
    ]);
    expect(await row(() => readEvent('9'))).toEqual(['GET /events?eventId=9&hostCountry=MT']);
  });

  it('PC-041: asks for the items of a service', async () => {
    expect(await row(() => readServiceItems('a 1'))).toEqual(['GET /serviceItems?providerId=a+1']);
  });

  it('PC-014: asks for the subcategories of a category', async () => {
    expect(await row(() => listSubcategories(7))).toEqual([
      'GET /serviceCategories/7/subcategories?hostCountry=MT',
    ]);
  });

  it('PC-059: asks for the bookings of a calendar', async () => {
    expect(await row(() => listProviderBookings(7))).toEqual([
      'GET /providerCalendar/bookings?settlnProviderId=7',
    ]);
  });

  it('PC-006, PC-007: registers with exactly seven fields', async () => {
    const extra = { ...registration, role: 'admin' };
    expect(await row(() => registerAccount(extra), { success: true })).toEqual([
      'POST /settlnProviders?hostCountry=MT',
    ]);
    expect(JSON.parse(running.asked[0]?.body ?? '')).toEqual({
      ...registration,
      terms_accepted_at: '2027-01-04T08:00:00.000Z',
    });
  });

  it('PC-016 to PC-019, PC-021: creates and edits with exactly the 14 fields', async () => {
    const extra = { ...payload, status: 'approved' };
    expect(await row(() => createService(extra))).toEqual([
      'POST /serviceProviders?hostCountry=MT',
    ]);
    const sent: object = JSON.parse(running.asked[0]?.body ?? '');
    expect(payload).toMatchObject(sent);
    expect(Object.keys(sent)).toHaveLength(14);
    expect(await row(() => updateService('x/1', extra))).toEqual([
      'PUT /serviceProviders/x%2F1?hostCountry=MT',
    ]);
    expect(JSON.parse(running.asked[0]?.body ?? '')).toEqual(sent);
  });

  it('PC-023: deletes in MT', async () => {
    expect(await row(() => deleteService('1'))).toEqual([
      'DELETE /serviceProviders/1?hostCountry=MT',
    ]);
  });

  it('PC-045, PC-047, PC-049: writes items, an existing one only of its own listing', async () => {
    const mine = [{ id: 5, name: 'Cut' }];
    expect(await row(() => createServiceItem('1', item))).toEqual([
      'POST /serviceItems?providerId=1',
    ]);
    // Without what the documents do not name, since this host is not ours.
    const sent = { name: 'Cut', description: '', durationMinutes: 30, price: 12.5 };
    expect(JSON.parse(running.asked[0]?.body ?? '')).toEqual(sent);
    expect(await row(() => updateServiceItem(own, '5', item), mine)).toEqual([
      'GET /serviceItems?providerId=1',
      'PUT /serviceItems/5',
    ]);
    expect(await row(() => deleteServiceItem(own, '5'), mine)).toEqual([
      'GET /serviceItems?providerId=1',
      'DELETE /serviceItems/5',
    ]);
  });

  it('PC-042: asks for the items of any status as their owner, where the host knows owners', async () => {
    const headers = OURS;
    running.answer(() => ({ headers, body: [{ id: 5, name: 'Cut' }] }));
    await readServiceItems('1');
    await updateServiceItem(own, '5', item);
    await deleteServiceItem(own, '5');
    const reads = running.asked.filter(({ method }) => method === 'GET').map(({ url }) => url);
    expect(reads).toEqual([
      '/serviceItems?providerId=1',
      '/serviceItems?providerId=1&userId=owner',
      '/serviceItems?providerId=1&userId=owner',
    ]);
  });

  it.each([
    ['updated', () => updateServiceItem(own, '6', item)],
    ['deleted', () => deleteServiceItem(own, '6')],
  ])('an item of another listing is not %s', async (_, write) => {
    running.answer(() => ({ body: [{ id: 5, name: 'Cut' }] }));
    await expect(write()).rejects.toMatchObject({ code: 'not_found' });
    expect(running.asked.map(({ method }) => method)).toEqual(['GET']);
    expect(forgotten).not.toHaveBeenCalled();
  });
});

describe('what the host answers', () => {
  it.each([
    [[{ id: 7, first_name: 'Selam', last_name: 'T' }, { id: 8 }], 7],
    [{ data: [{ id: '7', name: 'Selam' }] }, 7],
    [[], null],
    [{ data: [] }, null],
  ])('PC-004: the first of %j is the account', async (body, id) => {
    running.answer(() => ({ body }));
    expect((await findAccount('owner'))?.id ?? null).toBe(id);
  });

  it('a failure of an account check, a list or the bookings is an error, not "none"', async () => {
    running.answer(() => ({ status: 500 }));
    for (const read of [findAccount, listServices, listEvents, () => listProviderBookings(7)]) {
      await expect(read('7')).rejects.toMatchObject({ status: 500 });
    }
  });

  it.each([
    [[{ id: 1, start_time: '2027-01-04T08:00:00Z', services: ['Cut'] }]],
    [{ data: [{ id: 1, startTime: '2027-01-04T08:00:00Z', services: [{ name: 'Cut' }] }] }],
    [
      {
        bookings: [{ id: '1', start_time: '2027-01-04T09:00+01:00', services: [{ name: 'Cut' }] }],
      },
    ],
  ])('PC-060: bookings are read from %j', async (body) => {
    running.answer(() => ({ body }));
    expect(await listProviderBookings(7)).toMatchObject([
      {
        id: '1',
        startsAt: Date.parse('2027-01-04T08:00:00.000Z'),
        services: [{ name: 'Cut' }],
        isCancelled: false,
      },
    ]);
  });

  const bodies: Scripted[] = [
    { status: 204, text: '' },
    { status: 200, text: '' },
    { status: 201, headers: { 'content-type': 'text/html' }, text: '<p>Done</p>' },
    { status: 200, text: '{broken' },
    { status: 200, body: 'OK' },
    { status: 200, body: null },
  ];
  it.each(bodies)('PC-020, PC-022: %j is a write that was carried out', async (answer) => {
    const mine = { body: [{ id: 5, name: 'Cut' }] };
    running.answer(({ method }) => (method === 'GET' ? mine : answer));
    await createService(payload);
    await updateService('1', payload);
    await deleteService('1');
    await createServiceItem('1', item);
    await updateServiceItem(own, '5', item);
    await deleteServiceItem(own, '5');
    expect(running.asked.filter(({ method }) => method !== 'GET')).toHaveLength(6);
  });

  it('PC-020: the body of an answer to a listing is not used, whatever it says', async () => {
    running.answer(() => ({ body: { success: false, message: 'No.' } }));
    await createService(payload);
    await updateService('1', payload);
    expect(running.asked).toHaveLength(2);
  });

  it('PC-008, PC-046, PC-048: a write that says "success: false" was refused, for its reason', async () => {
    const refused = { body: { success: false, message: 'The item is locked.' } };
    const mine = { body: [{ id: 5, name: 'Cut' }] };
    running.answer(({ method }) => (method === 'GET' ? mine : refused));
    const writes = [
      registerAccount(registration),
      createServiceItem('1', item),
      updateServiceItem(own, '5', item),
      deleteServiceItem(own, '5'),
    ];
    for (const write of writes) {
      await expect(write).rejects.toMatchObject({ refusal: { message: 'The item is locked.' } });
    }
  });

  it.each([302, 400, 403, 500, 503])(
    '%i is a failed write; only a deletion is repeated',
    async (status) => {
      running.answer(() => ({ status, text: '' }));
      await expect(createService(payload)).rejects.toMatchObject({ name: 'HostError' });
      await expect(deleteService('1')).rejects.toMatchObject({ name: 'HostError' });
      expect(running.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
      expect(running.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(
        status === 503 ? 3 : 1,
      );
      expect(forgotten).not.toHaveBeenCalled();
    },
  );
});

describe('after a write', () => {
  it('the public reads of the listing and the directory start anew at once', async () => {
    running.answer(() => ({ body: [{ id: 5, name: 'Cut' }] }));
    for (const write of [
      () => updateService('1', payload),
      () => deleteService('1'),
      () => createServiceItem('1', item),
      () => updateServiceItem(own, '5', item),
      () => deleteServiceItem(own, '5'),
    ]) {
      forgotten.mockClear();
      await write();
      expect(forgotten.mock.calls).toEqual([
        ['service:1', { expire: 0 }],
        ['services', { expire: 0 }],
      ]);
    }
  });
});

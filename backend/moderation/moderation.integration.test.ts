import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { HOUR_MS } from '@/lib/time/units';
import { decisions } from '../db/moderation-schema';
import { services } from '../db/schema';
import { seedAccount } from '../db/seed';
import { startTestBackend, type TestBackend } from '../testing/test-backend';
import { type Decision, decide } from './decide';
import { findSubmission, listDecisions } from './queue';
import { listWaiting } from './waiting';

const NOW = Date.UTC(2027, 0, 4, 8);
const NOBODY = '00000000-0000-4000-8000-000000000000';
const EVENT = '5e771100-0000-4000-8001-0000000000aa';

let backend: TestBackend;
let ids: { fresh: string; public: string; rejected: string };

beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.db.delete(services);
  await backend.db.execute('delete from events');
  const submitted = (hours: number) => new Date(NOW - hours * HOUR_MS);
  const { services: seeded } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [
        sampleService({ name: 'Fresh', status: 'pending', createdAt: submitted(5) }),
        sampleService({ name: 'Public', status: 'approved', createdAt: submitted(100) }),
        sampleService({ name: 'Rejected', status: 'rejected', createdAt: submitted(100) }),
      ],
      events: [sampleEvent({ id: EVENT, status: 'pending', createdAt: submitted(50) })],
    }),
  );
  const [fresh, approved, rejected] = seeded.map(({ id }) => id);
  ids = { fresh: fresh ?? '', public: approved ?? '', rejected: rejected ?? '' };
});

const judge = (id: string, decision: Decision, reason: string | null = null) =>
  decide(backend.db, { id, decision, reason }, NOW);
const statusOf = async (id: string) => {
  const { json } = await backend.call(`/serviceProviders/details?id=${id}&hostCountry=MT`);
  return json;
};
const namesWaiting = async () => (await listWaiting(backend.db)).map(({ name }) => name);

describe('the queue', () => {
  test('holds services and events that wait, the longest wait first', async () => {
    expect(await listWaiting(backend.db)).toMatchObject([
      { kind: 'event', id: EVENT, name: 'Injera Evening', owner: 'Selam Tesfaye' },
      { kind: 'service', id: ids.fresh, name: 'Fresh', waitingSince: new Date(NOW - 5 * HOUR_MS) },
    ]);
  });

  test('shows all that the owner wrote, and nothing for an unknown id', async () => {
    const service = sampleService({ status: 'pending', portfolioImages: ['https://a.example/1'] });
    const seeded = await seedAccount(backend.db, sampleAccount({ services: [service] }));
    expect(await findSubmission(backend.db, seeded.services[0]?.id ?? '')).toMatchObject({
      kind: 'service',
      fields: { name: service.name, portfolio: 'https://a.example/1' },
    });
    expect(await findSubmission(backend.db, EVENT)).toMatchObject({ kind: 'event' });
    expect(await findSubmission(backend.db, NOBODY)).toBeNull();
    expect(await findSubmission(backend.db, 'nonsense')).toBeNull();
  });
});

describe('a decision', () => {
  test('makes a service public, and takes it off the queue', async () => {
    expect(await judge(ids.fresh, 'approved')).toMatchObject({ kind: 'service', name: 'Fresh' });
    expect(await statusOf(ids.fresh)).toMatchObject({ status: 'approved', status_reason: null });
    const { json } = await backend.call('/publicServiceProviders?hostCountry=MT');
    expect(json).toMatchObject([{ name: 'Fresh' }, { name: 'Public' }]);
    expect(await namesWaiting()).toEqual(['Injera Evening']);
  });

  test('against a service reaches its owner with its reason', async () => {
    await judge(ids.fresh, 'rejected', '  The phone number is not yours. ');
    expect(await statusOf(ids.fresh)).toMatchObject({
      status: 'rejected',
      status_reason: 'The phone number is not yours.',
    });
    await judge(ids.public, 'delisted', 'Reported twice.');
    expect(await statusOf(ids.public)).toMatchObject({
      status: 'delisted',
      status_reason: 'Reported twice.',
    });
  });

  test('about an event works in the same way', async () => {
    expect(await judge(EVENT, 'approved')).toMatchObject({
      kind: 'event',
      name: 'Injera Evening',
    });
    await judge(EVENT, 'delisted', 'Cancelled by the venue.');
    expect(await findSubmission(backend.db, EVENT)).toMatchObject({
      fields: { status: 'delisted', statusReason: 'Cancelled by the venue.' },
    });
  });

  test('can be taken back: what was rejected or delisted is approved again', async () => {
    await judge(ids.rejected, 'approved');
    expect(await statusOf(ids.rejected)).toMatchObject({ status: 'approved' });
    await judge(ids.rejected, 'delisted', 'Closed.');
    await judge(ids.rejected, 'approved');
    expect(await statusOf(ids.rejected)).toMatchObject({ status: 'approved', status_reason: null });
  });

  test('is kept, and outlives what it was about', async () => {
    await judge(ids.fresh, 'rejected', 'No address.');
    await backend.call(`/serviceProviders/${ids.fresh}?hostCountry=MT`, { method: 'DELETE' });
    expect((await listDecisions(backend.db, 1))[0]).toMatchObject({
      kind: 'service',
      subjectId: ids.fresh,
      name: 'Fresh',
      decision: 'rejected',
      reason: 'No address.',
      waitingSince: new Date(NOW - 5 * HOUR_MS),
      decidedAt: new Date(NOW),
    });
  });

  test('is never changed or removed, not even in the database itself', async () => {
    await judge(ids.fresh, 'approved');
    const refused = expect.objectContaining({
      cause: expect.objectContaining({ message: 'rows of decisions are only ever added' }),
    });
    const { db } = backend;
    await expect(db.update(decisions).set({ reason: 'another' })).rejects.toEqual(refused);
    await expect(db.delete(decisions).where(eq(decisions.id, -1))).rejects.toEqual(refused);
    await expect(db.execute('truncate decisions')).rejects.toEqual(refused);
  });

  test.each([
    ['for an unknown id', NOBODY, 'approved', null, 'not_found'],
    ['for a text that is no id', "1' or true", 'approved', null, 'not_found'],
    ['to reject without a reason', 'fresh', 'rejected', '  ', 'invalid'],
    ['with a reason that is too long', 'fresh', 'rejected', 'x'.repeat(501), 'invalid'],
    ['to approve what is approved', 'public', 'approved', null, 'conflict'],
    ['to reject what does not wait', 'public', 'rejected', 'No.', 'conflict'],
    ['to take down what is not public', 'fresh', 'delisted', 'No.', 'conflict'],
  ] as const)('is refused %s', async (_, subject, decision, reason, code) => {
    const id = subject === 'fresh' || subject === 'public' ? ids[subject] : subject;
    const before = (await listDecisions(backend.db, 100)).length;
    await expect(judge(id, decision, reason)).rejects.toMatchObject({ code });
    expect(await listDecisions(backend.db, 100)).toHaveLength(before);
    expect(await namesWaiting()).toEqual(['Injera Evening', 'Fresh']);
  });

  test('by two moderators at once is one decision', async () => {
    // One that rejects would not do: what was rejected may be approved a moment later.
    const outcomes = await Promise.allSettled([
      judge(ids.fresh, 'approved'),
      judge(ids.fresh, 'approved'),
      judge(ids.fresh, 'approved'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

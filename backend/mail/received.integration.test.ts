import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { seedAccount } from '@/backend/db/seed';
import { decide } from '@/backend/testing/decide';
import { sampleAccount } from '@/backend/testing/sample-account';
import { sampleEventPayload } from '@/backend/testing/sample-event-payload';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { sendJson } from '@/backend/testing/send-json';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { samplePayload } from '@/test/sample-service';
import { compose } from './compose';
import { toText } from './to-text';

const NOW = Date.UTC(2027, 0, 4, 7);

let backend: TestBackend;
let silent: TestBackend;
let owner: { userId: string; accountId: number; email: string };
let pictures = 0;

async function seedOwner({ db }: TestBackend) {
  const account = sampleAccount();
  const { accountId } = await seedAccount(db, account);
  return { userId: account.userId, accountId, email: account.email };
}

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => {} } });
  silent = await startTestBackend(NOW);
});
afterAll(async () => {
  await backend.stop();
  await silent.stop();
});
beforeEach(async () => {
  backend.clock.now = NOW;
  owner = await seedOwner(backend);
});

const KINDS = {
  service: {
    create: (name: string, picture: string, { userId } = owner) => ({
      path: '/serviceProviders?hostCountry=MT',
      body: samplePayload({ userId, name, profileImageUrl: picture }),
    }),
    edit: (id: string, name: string) => ({
      method: 'PUT' as const,
      path: `/serviceProviders/${id}?hostCountry=MT`,
      body: samplePayload({ userId: owner.userId, name }),
    }),
    page: (id: string) => `/providerPage?id=${id}`,
    own: (id: string) => `/services/${id}`,
  },
  event: {
    create: (title: string, image_url: string, { userId } = owner) => ({
      path: '/events?hostCountry=MT',
      body: sampleEventPayload({ user_id: userId, title, image_url }),
    }),
    edit: (id: string, title: string) => ({
      method: 'POST' as const,
      path: `/events?eventId=${id}&hostCountry=MT`,
      body: { id, ...sampleEventPayload({ user_id: owner.userId, title }) },
    }),
    page: (id: string) => `/whats-on/${id}`,
    own: (id: string) => `/events/${id}`,
  },
} as const;
type Kind = keyof typeof KINDS;

const newPicture = () => {
  pictures += 1;
  return `https://assets.example/received-${pictures}.webp`;
};

async function create(kind: Kind, name: string, picture = newPicture()): Promise<string> {
  const { path, body } = KINDS[kind].create(name, picture);
  const { status, json } = await sendJson(backend, 'POST', path, body);
  expect(status).toBe(201);
  return (json as { data: { id: string } }).data.id;
}

async function edit(kind: Kind, id: string, name: string): Promise<void> {
  backend.clock.now += HOUR_MS;
  const { method, path, body } = KINDS[kind].edit(id, name);
  expect((await sendJson(backend, method, path, body)).status).toBe(200);
}

const verdict = (id: string, action: 'approve' | 'refuse') =>
  decide(backend.db, { id, action }, backend.clock.now, { tells: true });

const queued = async (kind = 'received') =>
  (
    await backend.db
      .select()
      .from(messages)
      .where(eq(messages.accountId, owner.accountId))
      .orderBy(asc(messages.dueAt))
  ).filter((row) => row.kind === kind);

/** The mails that go now; what nobody needs any more is left out. */
async function mails(kind = 'received') {
  const composed = await Promise.all(
    (await queued(kind)).map((row) => compose(backend.db, row, SAMPLE_SENDER, backend.clock.now)),
  );
  return composed.flatMap((mail) =>
    mail ? [{ ...mail, text: toText(mail.letter, 'Settln') }] : [],
  );
}

describe.each(['service', 'event'] as const)('a %s that came in for review', (kind) => {
  const { page, own } = KINDS[kind];

  test('is confirmed to its owner once, however often its form is sent or it is edited', async () => {
    const picture = newPicture();
    const id = await create(kind, 'Injera & more', picture);
    expect(await create(kind, 'Injera & more', picture)).toBe(id);
    await edit(kind, id, 'Injera & more still');
    const sent = await mails();
    expect(sent.map(({ to, letter }) => [to, letter.subject])).toEqual([
      [owner.email, `We received your ${kind}`],
    ]);
    expect(sent[0]?.text).toContain('Injera & more still is being reviewed.');
    expect(sent[0]?.text).toContain('less than 48 hours');
    expect(sent[0]?.text).toContain(`: ${SAMPLE_SENDER.siteUrl}${own(id)}\n`);
  });

  test('is not confirmed any more once it is decided', async () => {
    const id = await create(kind, 'Injera');
    await verdict(id, 'approve');
    expect(await queued()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  test('is confirmed again after a refusal, and not for an edit of what is public', async () => {
    const id = await create(kind, 'Injera');
    await verdict(id, 'refuse');
    await edit(kind, id, 'Injera again');
    await edit(kind, id, 'Injera once more');
    expect(await queued()).toHaveLength(2);
    await verdict(id, 'approve');
    await edit(kind, id, 'Injera in public');
    expect(await queued()).toHaveLength(2);
    await verdict(id, 'refuse');
    await edit(kind, id, 'Injera back');
    expect(await queued()).toHaveLength(3);
  });

  test('is approved with its public address, and refused without', async () => {
    const id = await create(kind, 'Injera');
    await verdict(id, 'refuse');
    await edit(kind, id, 'Injera');
    await verdict(id, 'approve');
    const [refused, approved] = await mails('verdict');
    const address = `${SAMPLE_SENDER.siteUrl}${page(id)}`;
    expect(refused?.text).not.toContain(address);
    expect(refused?.text).toContain(`${SAMPLE_SENDER.siteUrl}${own(id)}`);
    expect(approved?.text).toContain(`Your public address\n${address}\n`);
    expect(approved?.text).toContain(`${SAMPLE_SENDER.siteUrl}${own(id)}`);
    const blocks = approved?.letter.sections.flat() ?? [];
    const buttons = blocks.flatMap((block) => (block.is === 'buttons' ? block.buttons : []));
    expect(buttons.filter(({ isPrimary }) => isPrimary).map(({ href }) => href)).toEqual([address]);
  });

  test('has no name in its mail that may be a link', async () => {
    await create(kind, 'Injera at www.evil.example');
    const [sent] = await mails();
    expect(sent?.text).toContain('It is being reviewed.');
    expect(sent?.text).not.toContain('evil');
  });
});

describe('the mails about what came in', () => {
  test('are five a day', async () => {
    for (const name of ['A', 'B', 'C']) await create('service', `Injera ${name}`);
    for (const name of ['D', 'E', 'F']) await create('event', `Injera ${name}`);
    expect(await queued()).toHaveLength(5);
    backend.clock.now += DAY_MS;
    await create('event', 'Injera G');
    expect(await queued()).toHaveLength(6);
  });

  test('are none where no mail is set up', async () => {
    const there = await seedOwner(silent);
    const { path, body } = KINDS.service.create('Injera', newPicture(), there);
    expect((await sendJson(silent, 'POST', path, body)).status).toBe(201);
    expect(await silent.db.select().from(messages)).toEqual([]);
  });
});

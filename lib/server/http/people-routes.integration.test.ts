import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount } from '@/backend/testing/sample-account';
import { samplePerson } from '@/backend/testing/sample-hours';
import { peopleCalls } from '@/lib/server/http/calls/people';
import { ask, cookieOf, errorOf, startWorld, upload, type World } from '@/test/form-routes';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function arrive() {
  const provider = sampleAccount();
  const { accountId } = await seedAccount(world.backend.db, provider);
  return { cookie: await cookieOf(provider.userId), params: { calendarId: String(accountId) } };
}

test('a picture of a person is one that the provider uploaded, as those of services are', async () => {
  const [own, other] = [await arrive(), await arrive()];
  const { version } = await (await ask(peopleCalls.readPeople, own)).json();
  const save = (pictureUrl: string, over = version) =>
    ask(peopleCalls.savePeople, {
      ...own,
      body: {
        version: over,
        letsCustomersChoose: false,
        people: [samplePerson({ id: 0, name: 'Ana', pictureUrl })],
      },
    });
  const stranger = await upload(other.cookie);
  const before = world.writes().length;
  for (const foreign of ['https://elsewhere.example/services/a.png', stranger]) {
    const refused = await save(foreign);
    expect(refused.status).toBe(422);
    expect((await errorOf(refused)).fields.people).toMatch(/\w/);
  }
  expect(world.writes()).toHaveLength(before);
  const portrait = await upload(own.cookie);
  const saved = await save(portrait);
  expect(saved.status).toBe(200);
  const kept = await saved.json();
  expect(kept.people).toMatchObject([{ name: 'Ana', pictureUrl: portrait }]);
  expect((await save(portrait, kept.version)).status).toBe(200);
});

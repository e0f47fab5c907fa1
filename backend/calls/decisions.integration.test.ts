import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { decide } from '@/backend/testing/decide';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { HOUR_MS } from '@/lib/shared/time/units';

const NOW = Date.UTC(2027, 0, 4, 8);
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

async function seedService(): Promise<string> {
  const pending = sampleService({ status: 'pending', createdAt: new Date(NOW) });
  const { services } = await seedAccount(backend.db, sampleAccount({ services: [pending] }));
  return services[0]?.id ?? '';
}
const approve = (id: string, at = NOW) => decide(backend.db, { id, action: 'approve' }, at);

interface Answer {
  latest: number;
  decided: { kind: string; id: string }[];
}
/** What was decided since, and how long the answer took. */
async function ask(query: string): Promise<Answer & { ms: number }> {
  const asked = performance.now();
  const { json } = await backend.call(`/decisions?${query}`);
  return { ...(json as Answer), ms: performance.now() - asked };
}

describe('the decisions', () => {
  test('are told from a number on, oldest first, and at first those of the last minutes', async () => {
    const [long, first, second] = [await seedService(), await seedService(), await seedService()];
    await approve(long, NOW - HOUR_MS);
    const { latest: start } = await ask('');
    await approve(first);
    await approve(second);
    const told = await ask(`after=${start}`);
    expect(told.decided).toEqual([first, second].map((id) => ({ kind: 'service', id })));
    expect(told.latest).toBe(start + 2);
    expect((await ask('')).decided).toEqual(told.decided);
    expect(await ask(`after=${told.latest}`)).toMatchObject({ latest: told.latest, decided: [] });
  });

  test('are waited for, by all who ask at once', async () => {
    const { latest } = await ask('');
    const id = await seedService();
    const asking = Array.from({ length: 20 }, () => ask(`after=${latest}&waitSeconds=5`));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await approve(id);
    const decided = performance.now();
    for (const told of await Promise.all(asking)) {
      expect(told.decided).toEqual([{ kind: 'service', id }]);
    }
    expect(performance.now() - decided).toBeLessThan(1_500);
  });

  test('are not waited for any longer than was asked, nor by a database that has fewer', async () => {
    const { latest } = await ask('');
    const waited = await ask(`after=${latest}&waitSeconds=1`);
    expect(waited.ms).toBeGreaterThan(900);
    expect(waited).toMatchObject({ latest, decided: [] });
    const other = await ask(`after=${latest + 1_000}&waitSeconds=5`);
    expect(other).toMatchObject({ latest, decided: [] });
    expect(other.ms).toBeLessThan(4_000);
  });

  test('that are waited for stand in no log and no measure of speed, unless that fails', async () => {
    const counted = async () => {
      const headers = { authorization: 'Bearer token-of-this-test' };
      const answer = await backend.fetch(new Request('http://backend/metrics', { headers }));
      const lines = (await answer.text()).split('\n');
      const own = lines.filter((line) => /^settln_call_seconds_count.*"decisions"/.test(line));
      return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    };
    const logged = () =>
      backend.log.filter((entry) => 'route' in entry && entry.route === 'decisions');
    const { latest } = await ask('');
    const [count, lines] = [await counted(), logged().length];
    await ask(`after=${latest}&waitSeconds=1`);
    expect([await counted(), logged().length]).toEqual([count, lines]);
    await ask(`after=${latest}`);
    expect((await backend.call('/decisions?waitSeconds=6')).status).toBe(400);
    expect([await counted(), logged().length]).toEqual([count + 2, lines + 2]);
  });
});

test('who waits is answered at once when the process has to end', async () => {
  const TOKEN = 'token-of-this-process';
  const server: BackendProcess = await startBackendProcess({
    DATABASE_URL: backend.databaseUrl,
    BACKEND_TOKEN: TOKEN,
  });
  const { latest } = await ask('');
  const headers = { authorization: `Bearer ${TOKEN}` };
  const asking = fetch(`${server.url}/decisions?after=${latest}&waitSeconds=5`, { headers });
  await expect.poll(() => fetch(`${server.url}/health/live`).then(({ ok }) => ok)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const asked = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - asked).toBeLessThan(4_500);
  expect((await asking).status).toBe(200);
});

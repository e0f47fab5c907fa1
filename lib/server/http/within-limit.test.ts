import { expect, it } from 'vitest';
import { LIMITS } from '@/lib/shared/domain/limits';
import { stubWebEnv } from '@/test/web-env';
import { withinLimit } from './within-limit';

stubWebEnv('http://127.0.0.1:1');

it('RATE-1: a route outside /api answers a network so often, and then says when to come back', async () => {
  const route = withinLimit('cards', async (_: Request, id: string) => new Response(id));
  const from = (address: string, query = '') =>
    route(
      new Request(`https://settln.example/${query}`, { headers: { 'x-forwarded-for': address } }),
      'card',
    );
  for (let n = 0; n < LIMITS.cards.most; n += 1) {
    expect((await from('192.0.2.1')).status).toBe(200);
  }
  const refused = await from('made up, 192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await refused.json()).error.message).toMatch(
    /^Your connection sends more requests .+ \d+ seconds\.$/,
  );
  const inArabic = await (await from('192.0.2.1', '?language=ar')).json();
  expect(inArabic.error.message).toMatch(/^[^a-z]+$/i);
  expect(await (await from('192.0.2.2')).text()).toBe('card');
});

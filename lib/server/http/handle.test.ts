import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { HostError, RefusedAccess } from '@/lib/server/host/transport/host-error';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { Deleted } from '@/lib/shared/contract/call-fields';
import { apiEndpoint } from '@/lib/shared/contract/endpoint';
import { AppError } from '@/lib/shared/errors';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { handle, idempotencyKeyOf } from './handle';
import { BODY_BYTES } from './read-body';

stubWebEnv('http://127.0.0.1:1');
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

const row = apiEndpoint({
  method: 'POST',
  path: '/api/things/{id}',
  access: 'anyone',
  limit: 'visits',
  summary: 'A thing of the tests.',
  source: 'test',
  params: z.object({ id: z.string().regex(/^\d+$/, 'Use digits') }),
  body: z.object({ name: z.string().trim().min(1, 'Name is required').max(200) }),
  status: 201,
  answer: z.object({ greeting: z.string() }),
  read: z.object({ greeting: z.string() }),
});

const greet = handle(row, async ({ body, params }) => ({
  greeting: `${body.name} ${params.id}`,
  secret: 'not in the answer',
}));

const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

function post(headers: Record<string, string>, body: BodyInit = '{"name":" Ada "}'): Request {
  return new Request(`${SITE_URL}/api/things/7`, {
    method: 'POST',
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

const at = (id: string) => ({ params: Promise.resolve({ id }) });

async function errorOf(response: Response): Promise<{ code: string; message: string }> {
  return (await response.json()).error;
}

describe('handle', () => {
  it('answers with what the row says and nothing else, never to be cached', async () => {
    const response = await greet(post(own), at('7'));
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ greeting: 'Ada 7' });
  });

  it.each([
    ['mt', '', /[ħġ]/],
    ['ar-EG,ar;q=0.9,en;q=0.8', '', /[\u0600-\u06ff]/],
    ['ar-EG,ar;q=0.9,en;q=0.8', '?language=uk', /[а-я]/],
    ['ar', '?language=xx', /[\u0600-\u06ff]/],
    ['de-DE,mt;q=0.9', '', /^[\x20-\x7e’]+$/],
    ['', '', /^[\x20-\x7e’]+$/],
  ])('refuses in the language of "%s" and "%s"', async (accepted, query, letters) => {
    const headers = { 'accept-language': accepted };
    const file = handle({ ...row, method: 'GET', body: undefined }, async () => {
      throw new AppError('invalid', { key: 'spanTooLong', values: { days: '731' } });
    });
    const answer = await file(
      new Request(`${SITE_URL}/api/things/7${query}`, { headers }),
      at('7'),
    );
    expect((await errorOf(answer)).message).toMatch(letters);
  });

  it('names the fields that are wrong', async () => {
    const response = await greet(post(own, '{"name":"  "}'), at('7'));
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toEqual({
      code: 'invalid',
      reason: 'correctFields',
      message: 'Please correct the highlighted fields.',
      fields: { name: 'Name is required' },
    });
  });

  it.each([
    ['{"name":', 400],
    ['', 400],
    ['null', 422],
    ['[]', 422],
    ['{"__proto__":{"name":"x"}}', 422],
  ])('refuses the body %j', async (body, status) => {
    expect((await greet(post(own, body), at('7'))).status).toBe(status);
  });

  it('stops reading a body at the cap, however it announces its length', async () => {
    const whole = JSON.stringify({ name: 'x'.repeat(BODY_BYTES) });
    expect((await greet(post(own, whole), at('7'))).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    expect((await greet(post(own, endless), at('7'))).status).toBe(413);
    expect(pulled).toBeLessThan(15);
    const longer = handle({ ...row, bodyBytes: BODY_BYTES + 100 }, async () => ({ greeting: '' }));
    expect((await longer(post(own, whole), at('7'))).status, 'it is read').toBe(422);
  });

  it('asks for access before it looks at anything that was sent', async () => {
    const run = vi.fn();
    const guarded = handle({ ...row, access: 'signedIn' as const }, run);
    const request = post(own, '{"name":');
    expect((await guarded(request, at('not digits'))).status).toBe(401);
    expect(request.bodyUsed).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('answers an unknown failure generically and logs it without its words (LOG-1)', async () => {
    const failing = handle(row, async () => {
      throw new Error('canary +356 7700 0000\nforged: line');
    });
    const response = await failing(post(own), at('7'));
    const { code, message } = await errorOf(response);
    expect(response.status).toBe(500);
    expect(code).toBe('internal');
    const [line] = log.mock.lastCall ?? [];
    const { requestId } = JSON.parse(line);
    expect(message).toContain(requestId);
    expect(`${line}${message}`).not.toMatch(/canary|7700|forged|\n/);
  });

  it.each([
    [new HostError('status', 404), 404, 'not_found'],
    [new HostError('input', 400), 404, 'not_found'],
    [new HostError('not_offered', 501), 404, 'not_found'],
    [new HostError('status', 500), 502, 'host_failed'],
    [new RefusedAccess('status', 401), 503, 'unavailable'],
    [new RefusedAccess('status', 403), 503, 'unavailable'],
    [new HostError('status', 403), 403, 'forbidden'],
    [new HostError('status', 409), 409, 'conflict'],
    [new HostError('status', 422), 422, 'invalid'],
    [new HostError('timeout', 504), 504, 'host_timeout'],
    [new AppError('slot_taken', 'Taken.'), 409, 'slot_taken'],
  ])('translates %s', async (error, status, code) => {
    const failing = handle(row, () => Promise.reject(error));
    const response = await failing(post(own), at('7'));
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
  });

  it('fails rather than answer with a shape that the row does not know', async () => {
    const wrong = handle(row, async () => ({ greeting: 7 as unknown as string }));
    expect((await wrong(post(own), at('7'))).status).toBe(500);
  });
});

describe('a request of another site (CSRF-1)', () => {
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json+evil',
    'text/plain; application/json',
    null,
  ];
  const sites = ['same-origin', 'same-site', 'cross-site', 'none', null];
  const origins = [SITE_URL, 'https://evil.test', `${SITE_URL}.evil.test`, 'null', null];

  const cases = types.flatMap((type) =>
    sites.flatMap((site) => origins.map((origin) => ({ type, site, origin }))),
  );

  it.each(cases)('passes only as JSON of our own pages: %j', async ({ type, site, origin }) => {
    const run = vi.fn(async () => ({ greeting: 'hi' }));
    const headers = {
      ...(type && { 'content-type': type }),
      ...(site && { 'sec-fetch-site': site }),
      ...(origin && { origin }),
    };
    const bytes = new TextEncoder().encode('{"name":"Ada"}');
    const { status } = await handle(row, run)(post(headers, bytes), at('7'));
    const isOwn = site === 'same-origin' || (site === null && origin === SITE_URL);
    const isJson = type !== null && /^application\/json(;|$)/.test(type);
    expect(status).toBe(!isOwn ? 403 : isJson ? 201 : 415);
    expect(run).toHaveBeenCalledTimes(isOwn && isJson ? 1 : 0);
  });
});

describe('a repeat by the browser', () => {
  const gone = async () => {
    throw new AppError('not_found', { key: 'noService' });
  };
  const repeated = { ...own, 'settln-repeat': 'yes' };

  it('of a deletion is done where nothing is left', async () => {
    const deletion = {
      ...row,
      method: 'DELETE' as const,
      body: undefined,
      answer: Deleted,
      status: 200,
    };
    const remove = handle(apiEndpoint({ ...deletion, read: Deleted }), gone);
    expect((await remove(post(own), at('7'))).status).toBe(404);
    const response = await remove(post(repeated), at('7'));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ deleted: true });
    expect((await handle(row, gone)(post(repeated), at('7'))).status).toBe(404);
  });

  it('with a key goes only to a host that keeps keys', async () => {
    const keyed = { ...repeated, 'idempotency-key': '6f9619ff-8b86-4011-b42d-00c04fc964ff' };
    const response = await greet(post(keyed), at('7'));
    expect((await errorOf(response)).code).toBe('unsettled');
    noteNumber('http://127.0.0.1:1', '1', true);
    expect((await greet(post(keyed), at('7'))).status).toBe(201);
  });
});

describe('idempotencyKeyOf', () => {
  it('takes a UUID', () => {
    const key = crypto.randomUUID();
    expect(idempotencyKeyOf(post({ 'idempotency-key': key }))).toBe(key);
  });

  it.each(['', '1', `${crypto.randomUUID()}, x`])('refuses %j', (key) => {
    expect(() => idempotencyKeyOf(post({ 'idempotency-key': key }))).toThrow('idempotencyKey');
  });
});

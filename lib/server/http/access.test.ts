import { createHmac } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import { startRecordingHost } from '@/test/recording-host';
import { SESSION_SECRET, stubWebEnv } from '@/test/web-env';
import { ACCESS } from './access';

const COOKIE = '__Host-next-auth.session-token';
const OWNER = '118001';

let running: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => running.close());

beforeEach(() =>
  running.answer(({ url }) => {
    const { pathname, searchParams: asked } = new URL(url, 'http://host.test');
    const found = [{ id: 7, user_id: OWNER, name: 'Ada' }];
    if (asked.get('id') === 'mine') return { body: { ...found[0], id: 'mine' } };
    if (asked.get('id') === 'nobodys') return { body: { id: 'nobodys', name: 'x' } };
    // A provider as CC-005 documents it: without its own id.
    if (asked.get('id') === 'unsaid') return { body: { user_id: OWNER, name: 'x' } };
    // Accounts may come without the `user_id` of PC-005.
    if (pathname === '/settlnProviders') return { body: accountsOf(asked) };
    if (asked.get('eventId') === 'mine') return { body: [{ id: 'mine', user_id: OWNER }] };
    // An event as PC-027 documents it: without the id of its owner.
    if (asked.get('eventId') === 'unsaid') return { body: { id: 'unsaid' } };
    if (asked.get('userId') === OWNER) return { body: [{ id: 'other' }, { id: 'unsaid' }] };
    if (asked.has('userId')) return { body: [{ id: 'unsaid', user_id: OWNER }] };
    // A host that does not know what was asked for and sends what it has.
    if (asked.get('id') === 'ignored') return { body: [{ ...found[0], id: 'mine' }] };
    if (asked.get('eventId') === 'ignored') return { body: [{ id: 'mine', user_id: OWNER }] };
    return { status: 404, body: {} };
  }),
);

function accountsOf(asked: URLSearchParams) {
  switch (asked.get('userId')) {
    case OWNER:
      return [{ id: 7, name: 'Ada' }];
    case 'mistaken':
      return [{ id: 7, user_id: OWNER }];
    case 'without calendar':
      return [{ user_id: 'without calendar' }];
    default:
      return [];
  }
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that never came from us, or no longer count. */
async function forged(): Promise<Record<string, string>> {
  const valid = await encode({ token: { uid: OWNER }, secret: SESSION_SECRET });
  const claims = base64url({ uid: OWNER, sub: OWNER, exp: 4_000_000_000 });
  const signedHead = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
  const middle = Math.floor(valid.length / 2);
  return {
    expired: await encode({ token: { uid: OWNER }, secret: SESSION_SECRET, maxAge: -60 }),
    'other secret': await encode({ token: { uid: OWNER }, secret: 'y'.repeat(32) }),
    tampered:
      valid.slice(0, middle) + (valid[middle] === 'A' ? 'B' : 'A') + valid.slice(middle + 1),
    truncated: valid.slice(0, -4),
    'alg none': `${base64url({ alg: 'none' })}.${claims}.`,
    'signed, not encrypted': `${signedHead}.${createHmac('sha256', SESSION_SECRET).update(signedHead).digest('base64url')}`,
    'without an id': await encode({ token: { email: 'a@b.test' }, secret: SESSION_SECRET }),
    'id of another type': await encode({ token: { uid: 118001 }, secret: SESSION_SECRET }),
    empty: '',
    rubbish: '%00',
  };
}

const cookieOf = async (uid: string) =>
  `theme=dark; ${COOKIE}=${await encode({ token: { uid }, secret: SESSION_SECRET })}; x=1`;

async function outcome(
  access: keyof typeof ACCESS,
  cookies: string | null,
  params: Record<string, string> = {},
): Promise<string> {
  try {
    await ACCESS[access]({ cookies, params });
    return 'granted';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const guards = [
  { access: 'signedIn', params: {} },
  { access: 'ownerOfService', params: { id: 'mine' } },
  { access: 'ownerOfService', params: { id: 'unsaid' } },
  { access: 'ownerOfEvent', params: { id: 'mine' } },
  { access: 'ownerOfEvent', params: { id: 'unsaid' } },
  { access: 'ownerOfCalendar', params: { calendarId: '7' } },
] as const;

describe('access (AUTH-1)', () => {
  it('is granted to anyone by "anyone"', async () => {
    expect(await outcome('anyone', null)).toBe('granted');
  });

  it.each(guards)('$access grants the owner', async ({ access, params }) => {
    expect(await outcome(access, await cookieOf(OWNER), params)).toBe('granted');
  });

  it.each(guards)('$access refuses a stranger without asking the host', async (guard) => {
    expect(await outcome(guard.access, null, guard.params)).toBe('not_signed_in');
    expect(running.asked).toHaveLength(0);
  });

  it.each(guards)('$access refuses every forged session', async ({ access, params }) => {
    for (const [name, token] of Object.entries(await forged())) {
      expect([name, await outcome(access, `${COOKIE}=${token}`, params)]).toEqual([
        name,
        'not_signed_in',
      ]);
    }
    expect(running.asked).toHaveLength(0);
  });

  it('takes the session from the cookie of our own name only', async () => {
    const [, pair = ''] = (await cookieOf(OWNER)).split('; ');
    for (const name of ['next-auth.session-token', '__Secure-next-auth.session-token']) {
      expect(await outcome('signedIn', pair.replace(COOKIE, name))).toBe('not_signed_in');
    }
  });

  // Compared on the server, not on the client (RULINGS, "Identity and ownership").
  it('ROLE-006: of what another owns is refused', async () => {
    const other = await cookieOf('118002');
    expect(await outcome('ownerOfService', other, { id: 'mine' })).toBe('forbidden');
    expect(await outcome('ownerOfEvent', other, { id: 'mine' })).toBe('forbidden');
    expect(await outcome('ownerOfEvent', other, { id: 'unsaid' })).toBe('forbidden');
    expect(await outcome('ownerOfService', other, { id: 'unsaid' })).toBe('forbidden');
    for (const user of ['118002', 'mistaken', 'without calendar']) {
      const cookie = await cookieOf(user);
      expect(await outcome('ownerOfCalendar', cookie, { calendarId: '7' })).toBe('forbidden');
    }
  });

  it('of what is nobody’s or unknown is refused', async () => {
    const owner = await cookieOf(OWNER);
    expect(await outcome('ownerOfService', owner, { id: 'nobodys' })).toBe('forbidden');
    expect(await outcome('ownerOfService', owner, { id: 'unknown' })).toBe('not_found');
    expect(await outcome('ownerOfService', owner)).toBe('not_found');
    expect(await outcome('ownerOfEvent', owner, { id: 'unknown' })).toBe('not_found');
    expect(await outcome('ownerOfEvent', owner)).toBe('not_found');
    expect(await outcome('ownerOfCalendar', owner, { calendarId: '8' })).toBe('forbidden');
    expect(await outcome('ownerOfCalendar', owner)).toBe('forbidden');
    const without = await cookieOf('without calendar');
    expect(await outcome('ownerOfCalendar', without, { calendarId: '' })).toBe('forbidden');
  });

  it('that lasts longer than the session needs a sign-in of the last half hour', async () => {
    const since = async (minutes: number) => {
      const endsAt = Date.now() / 1000 - 60 * minutes + SESSION_SECONDS;
      const token = { uid: OWNER, sid: crypto.randomUUID(), endsAt };
      const cookie = `${COOKIE}=${await encode({ token, secret: SESSION_SECRET })}`;
      return outcome('freshOwnerOfCalendar', cookie, { calendarId: '7' });
    };
    expect(await since(29)).toBe('granted');
    expect(await since(31)).toBe('not_signed_in');
  });

  it('is never to another thing than the one that the path names', async () => {
    const owner = await cookieOf(OWNER);
    expect(await outcome('ownerOfService', owner, { id: 'ignored' })).toBe('not_found');
    expect(await outcome('ownerOfEvent', owner, { id: 'ignored' })).toBe('not_found');
  });

  it('of a calendar is asked for by the session, and goes by its own id', async () => {
    const owner = await cookieOf(OWNER);
    expect(await outcome('ownerOfCalendar', owner, { calendarId: 'mine' })).toBe('forbidden');
    expect(running.asked.map(({ url }) => url)).toEqual([
      `/settlnProviders?userId=${OWNER}&hostCountry=MT`,
    ]);
  });
});

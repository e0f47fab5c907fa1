import { encode } from 'next-auth/jwt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAdmitted } from '@/backend/credentials';
import { readAddressToken, toAddressToken } from '@/backend/mail/address-token';
import { readAppealToken, toAppealToken } from '@/backend/mail/appeal-token';
import { openFeedToken, toFeedToken } from '@/backend/mail/feed-token';
import {
  readManageToken,
  readReviewToken,
  toManageToken,
  toReviewToken,
} from '@/backend/mail/manage-token';
import { addressHashes, hashAddress, readStopToken, toStopToken } from '@/backend/mail/stop-token';
import { openAddress, sealAddress } from '@/backend/other-calendars/address';
import { stubWebEnv } from '@/test/web-env';

// What a change of a secret ends, as the table of docs/DEPLOYMENT.md says.

const before = 'the-secret-of-before-0123456789ab';
const after = 'the-secret-of-afterwards-01234567';
/** The steps of a rotation, which half of the processes have taken. */
const STEPS = [
  [before, `${before},${after}`],
  [`${before},${after}`, `${after},${before}`],
  [`${after},${before}`, after],
] as const;

describe('a new LINK_SECRET', () => {
  const booking = { accountId: 7, bookingId: 40, linkVersion: 0 };

  it('ends links of bookings, of "not me" and of feeds', () => {
    const manage = toManageToken(booking, before);
    const stop = toStopToken('ann@other.example', booking, before);
    const feed = toFeedToken({ id: 7, feedVersion: 1 }, before);
    const opened = (secret: string) => [
      readManageToken(manage, secret),
      readStopToken(stop, secret),
      openFeedToken(feed, secret),
    ];
    expect(opened(before)).not.toContain(null);
    expect(opened(after)).toEqual([null, null, null]);
  });

  it.each(STEPS)('that is half rotated (%s | %s) ends none of them', (one, other) => {
    for (const [maker, reader] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(readManageToken(toManageToken(booking, maker), reader)).not.toBeNull();
      expect(readReviewToken(toReviewToken(booking, maker), reader)).not.toBeNull();
      expect(readAppealToken(toAppealToken(4, maker), reader)).not.toBeNull();
      const address = { accountId: 7, addressVersion: 1 };
      expect(readAddressToken(toAddressToken(address, maker), reader)).toEqual(address);
      expect(
        readStopToken(toStopToken('ann@other.example', booking, maker), reader),
      ).not.toBeNull();
      expect(openFeedToken(toFeedToken({ id: 7, feedVersion: 1 }, maker), reader)).not.toBeNull();
      const sealed = sealAddress('https://calendar.example/ann', 7, maker);
      expect(openAddress(sealed, 7, reader)).toBe('https://calendar.example/ann');
      const found = addressHashes('ann@other.example', reader);
      expect(found).toContainEqual(hashAddress('ann@other.example', maker));
    }
  });

  it('forgets who said "not me"', () => {
    const hashes = [before, after].map((secret) => hashAddress('ann@other.example', secret));
    expect(hashes[0]).not.toEqual(hashes[1]);
  });
});

describe('a new NEXTAUTH_SECRET', () => {
  const VISIT = { serviceId: 'one', calendarId: 7, startsAt: 0, itemIds: ['4'] };
  const SEALED = { bookingId: '40', totalMinor: 1, minutes: 15, manageToken: '', person: '' };
  const BOOKED = {
    bookingId: '40',
    customerName: 'Ann',
    customerPhone: '',
    customerEmail: '',
    mail: null,
    review: '/booking/review',
    path: '/booking/review',
  };

  beforeEach(() => stubWebEnv('http://host.test'));
  afterEach(() => vi.unstubAllEnvs());

  /** The modules of a web process that was started with this secret. */
  async function start(secret: string) {
    vi.resetModules();
    vi.stubEnv('NEXTAUTH_SECRET', secret);
    return {
      ...(await import('@/lib/server/host/calendar/seal')),
      ...(await import('@/lib/server/http/booked-cookie')),
      ...(await import('@/lib/server/storage/owner-stamp')),
      ...(await import('@/lib/server/limits/limits')),
      ...(await import('@/lib/server/auth/session')),
    };
  }

  it('ends sessions, confirmations and open uploads, and begins the counts anew', async () => {
    const old = await start(before);
    const session = await encode({ token: { uid: 'ann' }, secret: before });
    const cookie = `${old.sessionCookieName('https://settln.example')}=${session}`;
    const seal = old.sealBooking(SEALED, VISIT);
    const booked = old.toBookedCookie(BOOKED, 'en', 0).value;
    const stamp = old.createStamp('ann');
    const counted = old.counterKey('192.0.2.1');
    const opened = async (web: typeof old) => ({
      session: (await web.readUser(cookie))?.id ?? null,
      seal: web.openSeal(seal, VISIT)?.bookingId ?? null,
      booked: web.readBookedCookie(booked, 1)?.bookingId ?? null,
      isOwn: web.isStampOf(stamp, 'ann'),
      isCounted: web.counterKey('192.0.2.1') === counted,
    });
    const all = { session: 'ann', seal: '40', booked: '40', isOwn: true, isCounted: true };
    expect(await opened(await start(before))).toEqual(all);
    expect(await opened(await start(`${before},${after}`))).toEqual(all);
    expect(await opened(await start(`${after},${before}`))).toEqual({ ...all, isCounted: false });
    expect(await opened(await start(after))).toEqual({
      session: null,
      seal: null,
      booked: null,
      isOwn: false,
      isCounted: false,
    });
  });
});

describe('a new BACKEND_TOKEN', () => {
  beforeEach(() => stubWebEnv('http://host.test'));
  afterEach(() => vi.unstubAllEnvs());

  const PATH = '/settlnProviders';
  const isTaken = async (web: string, backend: string) => {
    vi.resetModules();
    vi.stubEnv('BACKEND_TOKEN', web);
    const { serverOf } = await import('@/lib/server/host/transport/servers');
    const { authorization } = serverOf({}).credentials;
    return isAdmitted(PATH, () => authorization, { token: backend });
  };

  it.each(STEPS)('that is half rotated (%s | %s) is taken either way', async (one, other) => {
    expect([await isTaken(one, other), await isTaken(other, one)]).toEqual([true, true]);
  });

  it('alone is refused until both have it', async () => {
    expect(await isTaken(before, after)).toBe(false);
  });
});

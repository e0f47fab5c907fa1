import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/server/env';
import { FRESH_MS, SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import type { User } from '@/lib/shared/domain/accounts/user';
import { decodeToken } from './decode-token';
import { isLive } from './session-token';

/** `__Host-` ties a cookie to its host. Browsers accept it only over https. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:')
    ? '__Host-next-auth.session-token'
    : 'next-auth.session-token';
}

export function endedSessionCookie() {
  const { SITE_URL } = env();
  const [name, secure] = [sessionCookieName(SITE_URL), SITE_URL.startsWith('https:')];
  return {
    name,
    value: '',
    maxAge: 0,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  } as const;
}

function textIn(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}

function findCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

async function readLiveToken(cookies: string | null) {
  const { SITE_URL } = env();
  const token = findCookie(cookies ?? '', sessionCookieName(SITE_URL));
  if (!token) return null;
  // Throws for a token that cannot be decrypted.
  const session = await decodeToken({ token }).catch(() => null);
  return session && textIn(session.uid) && (await isLive(session)) ? session : null;
}

/** Returns null if the session is missing, expired, signed out or forged. */
export async function readUser(cookies: string | null): Promise<User | null> {
  const session = await readLiveToken(cookies);
  return (
    session && {
      id: textIn(session.uid),
      name: textIn(session.name),
      email: textIn(session.email),
      firstName: textIn(session.firstName),
      lastName: textIn(session.lastName),
    }
  );
}

export interface SignedIn {
  userId: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  signIn: string;
  /** Epoch ms. */
  signedInAt: number;
}

/** Returns null also for a session without an id or an end. */
export async function readSignIn(cookies: string | null): Promise<SignedIn | null> {
  const session = await readLiveToken(cookies);
  const signIn = textIn(session?.sid);
  if (!session || !signIn || typeof session.endsAt !== 'number') return null;
  return {
    userId: textIn(session.uid),
    name: textIn(session.name),
    email: textIn(session.email),
    isEmailVerified: session.emailVerified === true,
    signIn,
    signedInAt: (session.endsAt - SESSION_SECONDS) * 1000,
  };
}

export function isFresh(signedIn: SignedIn | null): boolean {
  return signedIn !== null && signedIn.signedInAt > Date.now() - FRESH_MS;
}

export const getUser = cache(async (): Promise<User | null> => {
  return readUser((await headers()).get('cookie'));
});

export const getSignIn = cache(async () => readSignIn((await headers()).get('cookie')));

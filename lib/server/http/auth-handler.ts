import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/server/auth/options';
import { sessionCookieName } from '@/lib/server/auth/session';
import { env } from '@/lib/server/env';
import { findStaff } from '@/lib/server/host/staff/visit';
import { within } from '@/lib/server/host/transport/in-time';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { deviceName } from '@/lib/shared/domain/notices/device-name';
import { AppError } from '@/lib/shared/errors';
import { secretsIn } from '@/lib/shared/process/secrets';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { localePath, splitLocale } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { OTHER_ISSUER_ID } from '@/lib/shared/url/sign-in';
import { API_HEADERS, toErrorResponse } from './error-response';
import { networkOf } from './limit-request';
import { readFormBody, readJsonBody } from './read-body';
import { refusalPage } from './refusal-page';
import { assertSameOrigin } from './same-origin';
import { beganCookie, cookiesOfSignIn, nameCookies } from './sign-in-cookies';

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: ['callback', 'csrf', 'error', 'providers', 'session', 'signin', 'signout'],
  POST: ['session', 'signin', 'signout'],
};

/** Leaves out the visitor's headers, because next-auth would trust them. */
interface AuthRequest {
  method: string;
  query: Record<string, string | string[]>;
  cookies: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * Adds the token that next-auth wants in a form. `assertSameOrigin` has refused other sites before.
 */
function withFormToken(request: AuthRequest, form: Record<string, string>): AuthRequest {
  const { SITE_URL, NEXTAUTH_SECRET } = env();
  const name = `${SITE_URL.startsWith('https:') ? '__Host-' : ''}next-auth.csrf-token`;
  const token = randomBytes(32).toString('hex');
  const hash = createHash('sha256')
    .update(`${token}${secretsIn(NEXTAUTH_SECRET)[0]}`)
    .digest('hex');
  return {
    ...request,
    cookies: { ...request.cookies, [name]: `${token}|${hash}` },
    body: { ...form, csrfToken: token },
  };
}

const sentCookies = (request: NextRequest): Record<string, string> =>
  Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]));

/** If the issuer leads back to a sign-in, the cookies of this sign-in are added. */
function cookiesOf(request: NextRequest): Record<string, string> {
  const state = request.nextUrl.searchParams.get('state');
  return { ...cookiesOfSignIn(sentCookies(request), env().SITE_URL, state) };
}

/**
 * Whether the request comes from the link for another issuer. next-auth wants a form in its place.
 */
const isOtherLink = ({ method, nextUrl }: NextRequest): boolean =>
  method === 'GET' && nextUrl.pathname === `/api/auth/signin/${OTHER_ISSUER_ID}`;

/** Refuses links on other sites: with them, somebody could be signed in without asking for it. */
async function toLinkedSignIn(request: NextRequest, plain: AuthRequest): Promise<AuthRequest> {
  const site = request.headers.get('sec-fetch-site');
  const referer = request.headers.get('referer') ?? '';
  const isOwn =
    site === null
      ? URL.canParse(referer) && new URL(referer).origin === new URL(env().SITE_URL).origin
      : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new AppError('forbidden', { key: 'foreignSite' });
  await enforceLimit('signIns', networkOf(request.headers));
  const callbackUrl = request.nextUrl.searchParams.get('callbackUrl') ?? '';
  const { nextauth = [] } = plain.query;
  return withFormToken({ ...plain, method: 'POST', query: { nextauth } }, { callbackUrl });
}

async function toAuthRequest(request: NextRequest, path: string[]): Promise<AuthRequest> {
  const [action = ''] = path;
  if (!ACTIONS[request.method]?.includes(action)) {
    throw new AppError('not_found', { key: 'noPage' });
  }
  const plain: AuthRequest = {
    method: request.method,
    query: { ...Object.fromEntries(request.nextUrl.searchParams), nextauth: path },
    cookies: cookiesOf(request),
    body: undefined,
    headers: {},
  };
  if (isOtherLink(request)) return toLinkedSignIn(request, plain);
  if (request.method === 'GET') return plain;
  assertSameOrigin(request.headers, env().SITE_URL);
  if (action === 'signin') await enforceLimit('signIns', networkOf(request.headers));
  // Without this, next-auth would pass the query of a POST to Google.
  const posted = { ...plain, query: { nextauth: path } };
  if (action === 'session') return { ...posted, body: await readJsonBody(request) };
  return withFormToken(posted, await readFormBody(request));
}

/**
 * Returns the language of the page where the sign-in began, because Google sends nothing back that
 * tells it.
 */
function languageOfPage(request: NextRequest): Locale {
  const { SITE_URL } = env();
  const began = cookiesOf(request)[beganCookie(SITE_URL)];
  const isBack = request.method === 'GET' && !isOtherLink(request);
  const page = (isBack ? began : request.headers.get('referer')) ?? '';
  return splitLocale(URL.canParse(page, SITE_URL) ? new URL(page, SITE_URL).pathname : '').locale;
}

/** Each sign-in gets its own cookies. */
function withOwnCookies(response: Response, request: NextRequest): Response {
  const back = request.nextUrl.searchParams.get('state');
  const location = response.headers.get('location') ?? '';
  const to = URL.canParse(location) ? new URL(location).searchParams.get('state') : null;
  const lines = nameCookies(response.headers.getSetCookie(), {
    cookies: sentCookies(request),
    siteUrl: env().SITE_URL,
    state: back ?? to,
    isEnd: back !== null,
  });
  response.headers.delete('set-cookie');
  for (const line of lines) response.headers.append('set-cookie', line);
  return response;
}

const PATIENCE_MS = 2_000;

/** If a sign-in began at the portal itself, members of the staff are led to the staff's pages. */
async function leadStaff(response: Response): Promise<Response> {
  const { SITE_URL } = env();
  const [session] = response.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${sessionCookieName(SITE_URL)}=`));
  const { locale, path } = splitLocale(
    (response.headers.get('location') ?? '').slice(SITE_URL.length),
  );
  if (!session || path !== paths.portal) return response;
  // If {host} does not answer in time, the sign-in ends at the portal like anybody's.
  const staff = await within(PATIENCE_MS, findStaff(session.split(';', 1)[0] ?? '')).catch(
    () => null,
  );
  if (staff) response.headers.set('location', SITE_URL + localePath(locale, paths.staff));
  return response;
}

async function asPage(refusal: Response, locale: Locale): Promise<Response> {
  const { error } = await refusal.json();
  const isBusy = refusal.status === 429;
  const title = textsFor(locale, 'errors.refusals')(isBusy ? 'busyWriteTitle' : 'foreignTitle');
  const page = refusalPage({ title, message: error.message, mayRepeat: false }, locale);
  const headers = new Headers(refusal.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page, { status: refusal.status, headers });
}

/** Used in place of next-auth's own handler, which can only be tested in a running product. */
export async function handleAuth(request: NextRequest, path: string[]): Promise<Response> {
  try {
    const asked = await toAuthRequest(request, path);
    const captured = captureResponse(API_HEADERS);
    // next-auth uses only these parts of the request.
    await NextAuth(
      asked as unknown as NextApiRequest,
      captured.response as unknown as NextApiResponse,
      authOptions({
        locale: languageOfPage(request),
        device: deviceName(request.headers.get('user-agent') ?? ''),
        cookies: request.headers.get('cookie'),
      }),
    );
    return await leadStaff(withOwnCookies(captured.toResponse(), request));
  } catch (error) {
    const locale = languageOfPage(request);
    const answer = toErrorResponse(error, `${request.method} /api/auth`, locale);
    const isRead = answer.status === 429 || isOtherLink(request);
    return isRead ? asPage(answer, locale) : answer;
  }
}

function captureResponse(initial: Readonly<Record<string, string>>) {
  const headers = new Map<string, string | readonly string[]>(
    Object.entries(initial).map(([name, value]) => [name.toLowerCase(), value]),
  );
  let status = 200;
  let body: string | null = null;
  const response = {
    status(code: number) {
      status = code;
      return response;
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader(name: string, value: string | readonly string[]) {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    json(value: unknown) {
      response.setHeader('content-type', 'application/json');
      body = JSON.stringify(value);
    },
    send(value: unknown) {
      body = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
    },
    end() {},
  };
  return {
    response,
    toResponse(): Response {
      const sent = new Headers();
      for (const [name, value] of headers) {
        // next-auth puts values of the request into redirects, but headers must be ASCII.
        const plain = (text: string) => text.replace(/[^\x20-\x7e]+/gu, encodeURIComponent);
        for (const one of typeof value === 'string' ? [value] : value)
          sent.append(name, plain(one));
      }
      return new Response(body, { status, headers: sent });
    },
  };
}

import 'server-only';
import type { AuthOptions, CookieOption, LoggerInstance } from 'next-auth';
import { env } from '@/lib/server/env';
import { logEvent } from '@/lib/server/log';
import { SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import { secretsIn } from '@/lib/shared/process/secrets';
import type { Locale } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { decodeToken } from './decode-token';
import { listNewSession, signOutSession } from './ended-sessions';
import { googleProvider, otherProvider } from './providers';
import { readSignIn, sessionCookieName } from './session';
import { isLive } from './session-token';

/** In characters. The limit keeps a session within one cookie. */
const LONGEST_CLAIM = 254;

function toClaim(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_CLAIM) : '';
}

/** Logs only the name of the error, because messages quote tokens and profiles. */
function reasonOf(metadata: Error | { error: Error }): string {
  return metadata instanceof Error ? metadata.name : metadata.error.name;
}

const logger: Partial<LoggerInstance> = {
  error: (code, metadata) => {
    // These codes are not logged. The first means that the cookie is old or from another site. The
    // second repeats what another code has said.
    if (code === 'JWT_SESSION_ERROR' || code === 'OAUTH_CALLBACK_HANDLER_ERROR') return;
    logEvent('error', 'sign_in_failed', { code, reason: reasonOf(metadata) });
  },
  warn: (code) => logEvent('warn', 'sign_in_warning', { code }),
  debug: () => {},
};

function sessionCookie(siteUrl: string): CookieOption {
  const secure = siteUrl.startsWith('https:');
  return {
    name: sessionCookieName(siteUrl),
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}

interface SignInFrom {
  /** The language of the page to which a failed sign-in returns. */
  locale: Locale;
  /** "Chrome, Android"; "" for an unknown one. */
  device: string;
  cookies: string | null;
}

export function authOptions({ locale, device, cookies }: SignInFrom): AuthOptions {
  const config = env();
  const portal = localePath(locale, paths.portal);
  const other = otherProvider(config);
  return {
    providers: [googleProvider(config), ...(other ? [other] : [])],
    secret: secretsIn(config.NEXTAUTH_SECRET)[0],
    jwt: { decode: decodeToken },
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    cookies: { sessionToken: sessionCookie(config.SITE_URL) },
    pages: {
      signIn: portal,
      signOut: portal,
      error: portal,
      verifyRequest: portal,
    },
    logger,
    callbacks: {
      /** `account` is set only at a sign-in, and only then this writes the token. */
      async jwt({ token, account, user, profile }) {
        if (!account) {
          if (!(await isLive(token))) throw new Error('The session is over.');
          return token;
        }
        const claims: Record<string, unknown> = { ...profile };
        // The user is what `providers.ts` made of the profile. next-auth puts into the account
        // whatever the issuer sends, so the account is not used.
        const [uid, sid] = [user.id, crypto.randomUUID()];
        const endsAt = Math.floor(Date.now() / 1000) + SESSION_SECONDS;
        const former = (await readSignIn(cookies))?.signIn;
        return {
          uid,
          name: toClaim(profile?.name),
          email: toClaim(profile?.email),
          emailVerified: claims.email_verified === true,
          firstName: toClaim(claims.given_name),
          lastName: toClaim(claims.family_name),
          sid,
          version: await listNewSession({
            userId: uid,
            id: sid,
            device,
            endsAt: endsAt * 1000,
            ...(former && { former }),
          }),
          endsAt,
        };
      },
      session: ({ session, token }) => ({ ...session, user: { ...session.user, id: token.uid } }),
      redirect: ({ url }) => config.SITE_URL + toReturnPath(url, config.SITE_URL),
    },
    events: {
      async signOut({ token }) {
        const { uid, sid, endsAt } = token ?? {};
        if (typeof sid === 'string' && typeof endsAt === 'number') {
          await signOutSession(String(uid ?? ''), sid, endsAt);
        }
      },
    },
  };
}

/**
 * Returns the path and query of an address on `siteUrl`. For other addresses returns the portal, so
 * that there are no open redirects.
 */
export function toReturnPath(asked: unknown, siteUrl: string): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, siteUrl)) return paths.portal;
  const url = new URL(asked, siteUrl);
  const isOwnPage = url.origin === new URL(siteUrl).origin && !url.pathname.startsWith('/api/');
  // A path that begins with "//" names another host.
  return isOwnPage ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : paths.portal;
}

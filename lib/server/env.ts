import 'server-only';
import { z } from 'zod';
import { LIMITS } from '@/lib/shared/domain/limits';
import { retentionDays } from '@/lib/shared/domain/retention';
import { type Operator, operatorFrom } from '@/lib/shared/domain/site/operator';
import { isOriginOnly, SITE_URL_HINT } from '@/lib/shared/domain/site/site-url';
import { isOnLoopback } from '@/lib/shared/outbound/loopback';
import { areStrong } from '@/lib/shared/process/secrets';
import { product } from '@/lib/shared/product';

const origin = (hint: string) =>
  z
    .string(hint)
    .refine((text) => isWebUrl(text), hint)
    .transform((text) => text.replace(/\/+$/, ''));

/** Cookies and links need an address without a path. */
const siteOrigin = origin(SITE_URL_HINT).refine(isOriginOnly, SITE_URL_HINT);

function isWebUrl(text: string): boolean {
  try {
    const url = new URL(text);
    return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.search && !url.hash;
  } catch {
    return false;
  }
}

const listOf = (pattern: RegExp, hint: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every((entry) => pattern.test(entry)), hint);

const atMost = (most: number) =>
  z.coerce
    .number()
    .refine((n) => Number.isInteger(n) && n >= 1 && n <= most, `a number from 1 to ${most}`);

const headerText = (hint: string) => z.string().regex(/^[\x21-\x7e]{1,4096}$/, hint);

const OWN_HEADERS = [
  'accept',
  'accept-encoding',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'range',
  'transfer-encoding',
];

export const EnvSchema = z.object({
  SITE_URL: siteOrigin,
  BACKEND_URL: origin("the backend's base address, for example http://127.0.0.1:4000"),
  BACKEND_TOKEN: z
    .string()
    .refine(
      (tokens) => areStrong(tokens, 16),
      "the backend's shared secret, random and at least 16 characters, or leave it unset",
    )
    .optional(),
  NETWORK_URL: origin('the base address of the network service, or leave it unset').optional(),
  NETWORK_TOKEN: headerText('the bearer of the viewer that slates are read as').optional(),
  NETWORK_VIEWER_HEADER: z
    .string()
    .regex(/^[a-z\d-]{1,64}$/i, 'the name of the header that says who the viewer is')
    .transform((name) => name.toLowerCase())
    .refine((name) => !OWN_HEADERS.includes(name), 'another header than those of every request')
    .default('x-viewer-id'),
  NETWORK_VIEWER_ID: headerText("the viewer's id, or leave it unset").optional(),
  NEWS_URL: origin('the base address of the news service, or leave it unset').optional(),
  ASSETS_URL: origin('the public base address of stored pictures'),
  S3_ENDPOINT: origin('the address of an S3-compatible storage'),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,64}$/, 'the region that the storage names, or leave it unset')
    .default('auto'),
  S3_BUCKET: z.string('the bucket whose objects ASSETS_URL serves'),
  S3_INBOX_BUCKET: z.string('a bucket that nothing serves, for what the forms collect'),
  S3_ACCESS_KEY_ID: z.string('the id of a key that may put objects into both buckets'),
  S3_SECRET_ACCESS_KEY: z.string('the secret of that key'),
  NEXTAUTH_SECRET: z
    .string('a random text of at least 32 characters, for example from `openssl rand -hex 32`')
    .refine(
      (secrets) => areStrong(secrets, 32),
      'a random text of at least 32 characters, for example from `openssl rand -hex 32`',
    ),
  GOOGLE_CLIENT_ID: z.string("the id of the site's OAuth client at Google"),
  GOOGLE_CLIENT_SECRET: z.string('the secret of that client'),
  GOOGLE_ISSUER: origin('the address of an OpenID issuer that stands in for Google').optional(),
  OIDC_ISSUER: origin("another OpenID issuer's address, or leave it unset")
    .refine(
      (url) => url.startsWith('https:') || isOnLoopback(url),
      'an address with https, by which nobody else can answer for the issuer',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'a Redis address such as redis://127.0.0.1:6379' })
    .optional(),
  LIMITS_DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'a Postgres address, or leave it unset' })
    .optional(),
  TRUSTED_PROXIES: atMost(9).default(1),
  MAX_RENDERS: atMost(10_000).default(24),
  MAX_CALLS: atMost(10_000).default(256),
  BOOKINGS_PER_HOUR: z.coerce
    .number()
    .refine((count) => Number.isInteger(count) && count >= 1, 'a whole number, at least 1')
    .default(LIMITS.bookings.most),
  APPLE_APP_IDS: listOf(
    /^[A-Z0-9]{10}\.[\w.-]+$/,
    'the ids of the iOS app, each team.bundle, with commas between, or leave it unset',
  ).optional(),
  ANDROID_APP_PACKAGE: z
    .string()
    .regex(/^\w+(?:\.\w+)+$/, "the Android app's package name, or leave it unset")
    .optional(),
  ANDROID_CERT_FINGERPRINTS: listOf(
    /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/i,
    'SHA-256 fingerprints of the certificates that sign the Android app, with commas between',
  )
    .transform((entries) => entries.map((entry) => entry.toUpperCase()))
    .optional(),
  ANALYTICS_URL: z
    .url({
      protocol: /^https?$/,
      error: 'the address that takes events as JSON, or leave it unset',
    })
    .optional(),
  ANALYTICS_TOKEN: headerText('the bearer that ANALYTICS_URL asks for').optional(),
});
export type Env = z.infer<typeof EnvSchema>;

class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** A stand-in for Google can sign in as anybody, so only one of our own is allowed. */
function isOwnStandIn(issuer: string | undefined, mode: string | undefined): boolean {
  return !issuer || mode !== 'production' || isOnLoopback(issuer);
}

const OTHER_ISSUER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Returns the missing variables of another issuer, unless none is set. */
function missingOfIssuer(env: z.infer<typeof EnvSchema>): (typeof OTHER_ISSUER)[number][] {
  const missing = OTHER_ISSUER.filter((name) => !env[name]);
  return missing.length === OTHER_ISSUER.length ? [] : missing;
}

/** An empty variable counts as unset. Throws {@link EnvError}. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const read = EnvSchema.refine((env) => isOwnStandIn(env.GOOGLE_ISSUER, set.NODE_ENV), {
    path: ['GOOGLE_ISSUER'],
    message: 'nothing, so that Google signs people in, or an issuer on loopback',
  })
    .superRefine((env, context) => {
      for (const name of missingOfIssuer(env)) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `it with ${OTHER_ISSUER.join(', ')}`,
        });
      }
    })
    .refine((env) => env.S3_INBOX_BUCKET !== env.S3_BUCKET, {
      path: ['S3_INBOX_BUCKET'],
      message: 'another bucket than S3_BUCKET, for everybody can read that one',
    })
    .safeParse(set);
  if (read.success) return read.data;
  const lines = new Map(
    read.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return [name, `  ${name}: ${set[name] ? 'is wrong' : 'is missing'}; set ${message}`];
    }),
  );
  throw new EnvError(`The configuration is incomplete.\n${[...lines.values()].join('\n')}`);
}

let known: Env | undefined;

/** During a build, no configuration is needed. */
export function env(): Env {
  if (!known) {
    known = readEnv(process.env);
    // Without this, next-auth would take its origin from a visitor's headers.
    process.env.NEXTAUTH_URL = known.SITE_URL;
  }
  return known;
}

export function siteUrlOfBuild(): string {
  return process.env.SITE_URL || 'http://localhost:3000';
}

/** During a build, {host} cannot be asked. */
export function isBuild(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

export function isAnalyticsOn(): boolean {
  return Boolean(process.env.ANALYTICS_URL);
}

export function retentionDaysOfBuild(): number {
  return retentionDays(process.env.RETENTION_DAYS || '');
}

export function operatorOfBuild(): Operator {
  return operatorFrom({
    name: process.env.OPERATOR_NAME,
    address: process.env.OPERATOR_ADDRESS,
    registration: process.env.OPERATOR_REGISTRATION,
    authorities: process.env.OPERATOR_AUTHORITIES_EMAIL,
    languages: process.env.OPERATOR_LANGUAGES,
  });
}

/**
 * Without this check, a button of the build could lead nowhere, or an issuer could have no button.
 */
export function assertIssuerHasName(issuer: string | undefined, name: string | null): void {
  if (Boolean(issuer) === Boolean(name)) return;
  throw new EnvError(
    'OIDC_ISSUER and NEXT_PUBLIC_OIDC_NAME go together: set both, also for the build, or neither.',
  );
}

/** Ends the process, with a line for each wrong variable. */
export function stopUnlessConfigured(): void {
  try {
    assertIssuerHasName(env().OIDC_ISSUER, product.otherIssuer);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

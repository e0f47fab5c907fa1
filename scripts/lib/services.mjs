// @ts-check
import { DEMO_STAFF } from '../../local/identity/demo-staff.mjs';
import { WITHOUT_ENV_FILES } from './build.mjs';

/**
 * We start those services whose address the environment lacks.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function planServices(env) {
  const backend = !env.BACKEND_URL;
  return {
    backend,
    network: backend && !env.NETWORK_URL,
    postgres: backend && !env.DATABASE_URL,
    storage: !env.S3_ENDPOINT,
    identity: !env.GOOGLE_CLIENT_ID && !env.GOOGLE_ISSUER,
    mail: backend && !env.SMTP_URL,
  };
}

export const VIEWER_ID = 'settln-site';

/** Each process gets only those listed for it below. */
const CONFIDENTIAL = [
  'DATABASE_URL',
  'BACKEND_TOKEN',
  'NETWORK_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'NEXTAUTH_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'LINK_SECRET',
  'VAPID_PRIVATE_KEY',
  'PORT',
  'HOST',
];

/**
 * @param {object} options
 * @param {Readonly<Record<string, string | undefined>>} options.given
 * @param {import('./local-secrets.mjs').LocalSecrets} options.kept
 * @param {string | undefined} options.databaseUrl
 * @param {number} options.backendPort
 * @param {number} options.identityPort
 * @param {number} options.mailPort
 * @param {number} options.smtpPort
 * @param {string} options.mailDir
 * @param {string} options.storageDir
 * @param {number} options.port
 * @param {boolean} options.dev
 * @param {boolean} [options.demo]
 */
export function planEnvironments({
  given,
  kept,
  databaseUrl,
  backendPort,
  identityPort,
  mailPort,
  smtpPort,
  mailDir,
  storageDir,
  port,
  dev,
  demo = false,
}) {
  const own = planServices(given);
  const base = {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !CONFIDENTIAL.includes(name))),
    NODE_ENV: dev ? /** @type {const} */ ('development') : /** @type {const} */ ('production'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const backendUrl = given.BACKEND_URL || `http://127.0.0.1:${backendPort}`;
  const storageUrl = given.S3_ENDPOINT || `http://127.0.0.1:${kept.storagePort}`;
  const siteUrl = given.SITE_URL || `http://localhost:${port}`;
  // A host that is not ours gets its owner's token, or none.
  const token = given.BACKEND_TOKEN || (own.backend ? kept.backendToken : undefined);
  const viewer = {
    NETWORK_TOKEN: given.NETWORK_TOKEN || (own.network ? kept.networkToken : undefined),
    NETWORK_VIEWER_HEADER: given.NETWORK_VIEWER_HEADER,
    NETWORK_VIEWER_ID: given.NETWORK_VIEWER_ID || (own.network ? VIEWER_ID : undefined),
  };
  const storage = {
    S3_ENDPOINT: storageUrl,
    S3_BUCKET: given.S3_BUCKET || 'settln',
    S3_INBOX_BUCKET: given.S3_INBOX_BUCKET || 'settln-inbox',
    S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID || (own.storage ? kept.s3AccessKeyId : undefined),
    S3_SECRET_ACCESS_KEY:
      given.S3_SECRET_ACCESS_KEY || (own.storage ? kept.s3SecretAccessKey : undefined),
    ASSETS_URL: given.ASSETS_URL || (own.storage ? `${storageUrl}/assets` : undefined),
  };
  const identity = own.identity
    ? {
        GOOGLE_ISSUER: `http://127.0.0.1:${identityPort}`,
        GOOGLE_CLIENT_ID: 'settln-local',
        GOOGLE_CLIENT_SECRET: kept.identitySecret,
      }
    : { GOOGLE_CLIENT_SECRET: given.GOOGLE_CLIENT_SECRET };
  const issuer = { OIDC_CLIENT_SECRET: given.OIDC_CLIENT_SECRET };
  const mail = {
    SMTP_URL: given.SMTP_URL || `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: given.MAIL_FROM || (own.mail ? 'bookings@settln.example' : undefined),
    LINK_SECRET: given.LINK_SECRET || kept.linkSecret,
    VAPID_PRIVATE_KEY: given.VAPID_PRIVATE_KEY || kept.vapidPrivateKey,
  };
  const database = { DATABASE_URL: databaseUrl, BACKEND_TOKEN: token };
  return {
    backend: {
      ...base,
      ...database,
      ...mail,
      SITE_URL: siteUrl,
      // For thumbnails of news.
      ...storage,
      ...(given.NEWS_URL && { NEWS_REFRESH_MINUTES: '0' }),
      ...(own.network ? viewer : { NETWORK_TOKEN: kept.networkToken }),
      STAFF_OWNERS: given.STAFF_OWNERS || (demo && own.identity ? DEMO_STAFF : undefined),
      PORT: String(backendPort),
      HOST: '127.0.0.1',
    },
    storage: {
      ...base,
      ...storage,
      PORT: String(kept.storagePort),
      HOST: '127.0.0.1',
      STORAGE_DIR: storageDir,
      SITE_URL: siteUrl,
    },
    mail: {
      ...base,
      PORT: String(mailPort),
      SMTP_PORT: String(smtpPort),
      MAIL_DIR: mailDir,
    },
    identity: {
      ...base,
      ...identity,
      PORT: String(identityPort),
      SITE_URL: siteUrl,
      IDENTITY_DEMO: demo ? 'yes' : 'no',
    },
    demo: {
      ...base,
      ...database,
      ...storage,
      LINK_SECRET: mail.LINK_SECRET,
      BACKEND_URL: backendUrl,
      SITE_URL: siteUrl,
    },
    web: {
      ...base,
      ...WITHOUT_ENV_FILES,
      ...storage,
      ...identity,
      ...issuer,
      ...viewer,
      BACKEND_URL: backendUrl,
      BACKEND_TOKEN: token,
      SITE_URL: siteUrl,
      NEXTAUTH_SECRET: given.NEXTAUTH_SECRET || kept.nextAuthSecret,
      // Next must not handle signals: lib/shared/process/drain.ts ends the site.
    },
  };
}

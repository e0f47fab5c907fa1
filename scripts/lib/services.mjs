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
 * @typedef {object} Plan
 * @property {Readonly<Record<string, string | undefined>>} given
 * @property {import('./local-secrets.mjs').LocalSecrets} kept
 * @property {string | undefined} databaseUrl
 * @property {number} backendPort
 * @property {number} identityPort
 * @property {number} mailPort
 * @property {number} smtpPort
 * @property {string} mailDir
 * @property {string} storageDir
 * @property {number} port
 * @property {boolean} dev
 * @property {boolean} [demo]
 */

/**
 * What several of the processes are told, by what it is about.
 * @param {Plan} plan
 */
function planShared({ given, kept, databaseUrl, backendPort, identityPort, smtpPort, port, dev }) {
  const own = planServices(given);
  const storageUrl = given.S3_ENDPOINT || `http://127.0.0.1:${kept.storagePort}`;
  return {
    base: {
      ...Object.fromEntries(Object.entries(given).filter(([name]) => !CONFIDENTIAL.includes(name))),
      NODE_ENV: dev ? /** @type {const} */ ('development') : /** @type {const} */ ('production'),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    site: { SITE_URL: given.SITE_URL || `http://localhost:${port}` },
    host: {
      BACKEND_URL: given.BACKEND_URL || `http://127.0.0.1:${backendPort}`,
      // A host that is not ours gets the token that its owner gave, or none.
      BACKEND_TOKEN: given.BACKEND_TOKEN || (own.backend ? kept.backendToken : undefined),
    },
    database: { DATABASE_URL: databaseUrl },
    viewer: {
      NETWORK_TOKEN: given.NETWORK_TOKEN || (own.network ? kept.networkToken : undefined),
      NETWORK_VIEWER_HEADER: given.NETWORK_VIEWER_HEADER,
      NETWORK_VIEWER_ID: given.NETWORK_VIEWER_ID || (own.network ? VIEWER_ID : undefined),
    },
    storage: {
      S3_ENDPOINT: storageUrl,
      S3_BUCKET: given.S3_BUCKET || 'settln',
      S3_INBOX_BUCKET: given.S3_INBOX_BUCKET || 'settln-inbox',
      S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID || (own.storage ? kept.s3AccessKeyId : undefined),
      S3_SECRET_ACCESS_KEY:
        given.S3_SECRET_ACCESS_KEY || (own.storage ? kept.s3SecretAccessKey : undefined),
      ASSETS_URL: given.ASSETS_URL || (own.storage ? `${storageUrl}/assets` : undefined),
    },
    identity: own.identity
      ? {
          GOOGLE_ISSUER: `http://127.0.0.1:${identityPort}`,
          GOOGLE_CLIENT_ID: 'settln-local',
          GOOGLE_CLIENT_SECRET: kept.identitySecret,
        }
      : { GOOGLE_CLIENT_SECRET: given.GOOGLE_CLIENT_SECRET },
    issuer: { OIDC_CLIENT_SECRET: given.OIDC_CLIENT_SECRET },
    links: { LINK_SECRET: given.LINK_SECRET || kept.linkSecret },
    mail: {
      SMTP_URL: given.SMTP_URL || `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: given.MAIL_FROM || (own.mail ? 'bookings@settln.example' : undefined),
      VAPID_PRIVATE_KEY: given.VAPID_PRIVATE_KEY || kept.vapidPrivateKey,
    },
  };
}

/** @param {Plan} plan */
export function planEnvironments(plan) {
  const { given, kept, backendPort, identityPort, mailPort, smtpPort, demo = false } = plan;
  const own = planServices(given);
  const { base, site, host, database, viewer, storage, identity, issuer, links, mail } =
    planShared(plan);
  return {
    backend: {
      ...base,
      ...database,
      BACKEND_TOKEN: host.BACKEND_TOKEN,
      ...mail,
      ...links,
      ...site,
      // The storage keeps thumbnails of news.
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
      ...site,
      PORT: String(kept.storagePort),
      HOST: '127.0.0.1',
      STORAGE_DIR: plan.storageDir,
    },
    mail: {
      ...base,
      PORT: String(mailPort),
      SMTP_PORT: String(smtpPort),
      MAIL_DIR: plan.mailDir,
    },
    identity: {
      ...base,
      ...identity,
      ...site,
      PORT: String(identityPort),
      IDENTITY_DEMO: demo ? 'yes' : 'no',
    },
    demo: { ...base, ...database, ...storage, ...links, ...host, ...site },
    web: {
      ...base,
      ...WITHOUT_ENV_FILES,
      ...storage,
      ...identity,
      ...issuer,
      ...viewer,
      ...host,
      ...site,
      NEXTAUTH_SECRET: given.NEXTAUTH_SECRET || kept.nextAuthSecret,
      // Next must not handle signals: lib/shared/process/drain.ts ends the site.
    },
  };
}

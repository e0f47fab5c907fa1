export interface StorageConfig {
  host: string;
  port: number;
  directory: string;
  /** Public at `/assets/{key}`. */
  publicBucket: string;
  /** All buckets, including the public one. */
  buckets: ReadonlySet<string>;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whose pages may upload and read. */
  isOfSite: (origin: string) => boolean;
  maxObjectBytes: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MEBIBYTE = 1024 * 1024;
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const RESERVED = new Set(['assets', 'health']);

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** A site on loopback may use both spellings and every port, as copies of it in tests do. */
export function siteRule(siteUrl: string | undefined): (origin: string) => boolean {
  if (!siteUrl) return () => false;
  const own = new URL(siteUrl).origin;
  return (origin) => origin === own || (LOOPBACK.test(own) && LOOPBACK.test(origin));
}

/** Throws one line for each wrong variable. */
export function readStorageConfig(env: Environment): StorageConfig {
  const problems: string[] = [];
  const required = (name: string, meaning: string): string => {
    const value = env[name]?.trim();
    if (!value) problems.push(`${name}: set it to ${meaning}.`);
    return value ?? '';
  };
  const wholeNumber = (name: string, fallback: number, least: number, most: number): number => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < least || value > most) {
      problems.push(`${name}: set it to a whole number from ${least} to ${most}.`);
    }
    return value;
  };

  const directory = required('STORAGE_DIR', 'the folder that keeps the objects');
  const publicBucket = required('S3_BUCKET', 'the name of the public bucket');
  const accessKeyId = required('S3_ACCESS_KEY_ID', 'the one access key that may sign requests');
  const secretAccessKey = required('S3_SECRET_ACCESS_KEY', 'the secret of that access key');
  const buckets = new Set([publicBucket, env.S3_INBOX_BUCKET?.trim() ?? ''].filter(Boolean));
  for (const bucket of buckets) {
    if (!BUCKET_NAME.test(bucket) || bucket.includes('..') || RESERVED.has(bucket)) {
      problems.push(
        `S3_BUCKET, S3_INBOX_BUCKET: "${bucket}" cannot name a bucket, choose another.`,
      );
    }
  }
  if (publicBucket && publicBucket === env.S3_INBOX_BUCKET?.trim()) {
    problems.push('S3_INBOX_BUCKET: name another bucket than S3_BUCKET, for it must stay private.');
  }
  if (env.SITE_URL && !URL.canParse(env.SITE_URL)) {
    problems.push('SITE_URL: set it to the origin of the site, such as http://127.0.0.1:3000.');
  }
  const port = wholeNumber('PORT', 0, 0, 65_535);
  const maxObjectBytes = wholeNumber('STORAGE_MAX_MB', 200, 1, 5_000) * MEBIBYTE;
  if (problems.length > 0) throw new Error(problems.join('\n'));

  return {
    host: env.HOST?.trim() || '127.0.0.1',
    port,
    directory,
    publicBucket,
    buckets,
    accessKeyId,
    secretAccessKey,
    isOfSite: siteRule(env.SITE_URL),
    maxObjectBytes,
  };
}

import { S3Client } from '@aws-sdk/client-s3';
import { z } from 'zod';

/** The kinds of messages that the two forms store. Each key begins with its kind. */
export const INBOX_KINDS = ['contact', 'deletion'] as const;

export const InboxEnvironment = z.object({
  S3_INBOX_BUCKET: z.string().optional(),
  INBOX_EMAIL: z.email('the address that is told of messages, or leave it unset').optional(),
});

interface Named extends z.infer<typeof InboxEnvironment> {
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

export interface InboxBucket {
  client: S3Client;
  name: string;
}

function inboxPlace(env: Named) {
  const { S3_INBOX_BUCKET: name, S3_ENDPOINT: endpoint } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!name || !endpoint || !accessKeyId || !secretAccessKey) return null;
  return { name, endpoint, credentials: { accessKeyId, secretAccessKey } };
}

/** Whether everything that INBOX_EMAIL needs is set. */
export const mayTellOfInbox = (env: Named & { SMTP_URL?: string | undefined }): boolean =>
  !env.INBOX_EMAIL || (env.SMTP_URL !== undefined && inboxPlace(env) !== null);

/** Returns null if this process is given no inbox to look at. */
export function openInboxBucket(env: Named): InboxBucket | null {
  const place = inboxPlace(env);
  if (!place) return null;
  const { name, ...options } = place;
  return {
    client: new S3Client({ region: env.S3_REGION, forcePathStyle: true, ...options }),
    name,
  };
}

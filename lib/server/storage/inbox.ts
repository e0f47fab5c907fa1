import 'server-only';
import { randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '@/lib/server/env';
import { logEvent } from '@/lib/server/log';
import { AppError } from '@/lib/shared/errors';
import { withDeadline } from '@/lib/shared/process/deadline';
import { toIso } from '@/lib/shared/time/instant';
import { storageClient } from './client';
import { toStorageError } from './storage-error';

/** Shorter than a browser waits, including retries. */
const BUDGET_MS = 8000;

export type MessageKind = 'contact' | 'deletion';

/**
 * The key sorts by time. Throws `unavailable`, because a message counts as received only if it is
 * stored.
 */
export async function storeMessage(
  kind: MessageKind,
  message: Readonly<Record<string, string | boolean>>,
  now: number,
): Promise<void> {
  const receivedAt = toIso(now);
  const command = new PutObjectCommand({
    Bucket: env().S3_INBOX_BUCKET,
    Key: `${kind}/${receivedAt.replaceAll(':', '-')}-${randomUUID()}.json`,
    ContentType: 'application/json',
    Body: JSON.stringify({ kind, receivedAt, ...message }),
  });
  try {
    await withDeadline(BUDGET_MS, (abortSignal) => storageClient().send(command, { abortSignal }));
  } catch (cause) {
    const { kind: reason, status } = toStorageError(cause);
    logEvent('error', 'message_not_kept', { kind, reason, status });
    throw new AppError('unavailable', { key: 'messageNotStored' }, {}, { cause });
  }
}

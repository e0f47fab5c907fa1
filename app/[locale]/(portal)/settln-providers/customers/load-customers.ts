import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { AppError } from '@/lib/shared/errors';
import { ownAccount } from '../own-account';

type Loaded<T> = { kind: 'loaded'; calendarId: number; of: T };
type Problem = { kind: 'no account' | 'not offered' | 'failed' };

/** Read before the page is sent, because the status of the page depends on it. */
export async function loadCustomers<T>(
  userId: string,
  read: (calendarId: number) => Promise<T>,
): Promise<Loaded<T> | Problem> {
  try {
    const account = await ownAccount(userId);
    // It is known only after the first answer of {host} whether it is our backend.
    if (!isOurs()) return { kind: 'not offered' };
    if (!account?.id) return { kind: 'no account' };
    return { kind: 'loaded', calendarId: account.id, of: await read(account.id) };
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return { kind: 'failed' };
    throw error;
  }
}

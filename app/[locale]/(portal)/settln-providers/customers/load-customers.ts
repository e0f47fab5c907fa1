import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { AppError } from '@/lib/shared/errors';
import { ownAccount } from '../own-news';

type Loaded<T> = { kind: 'loaded'; calendarId: number; of: T };
type Problem = { kind: 'no account' | 'not offered' | 'failed' };

/** The page's status waits for it. */
export async function loadCustomers<T>(
  userId: string,
  read: (calendarId: number) => Promise<T>,
): Promise<Loaded<T> | Problem> {
  try {
    const account = await ownAccount(userId);
    // {host}'s first answer says what it knows.
    if (!isOurs()) return { kind: 'not offered' };
    if (!account?.id) return { kind: 'no account' };
    return { kind: 'loaded', calendarId: account.id, of: await read(account.id) };
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return { kind: 'failed' };
    throw error;
  }
}

import { UnreadCount } from '@/components/bookings/unread-count';
import { countNews } from '@/lib/host/calendar/visits';
import { HostError } from '@/lib/host/transport/host-error';
import { ownAccount } from './own-account';

export async function OwnNews({ userId }: { userId: string }) {
  try {
    const account = await ownAccount(userId);
    const count = account?.id ? await countNews(account.id) : null;
    return count === null ? null : <UnreadCount first={count} />;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

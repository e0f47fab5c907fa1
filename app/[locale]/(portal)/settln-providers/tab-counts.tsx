import { UnseenCount } from '@/components/reviews/own/unseen-count';
import { UnreadCount } from '@/components/visits/list/unread-count';
import { countUnread } from '@/lib/server/host/calendar/visits';
import { findOwnScore } from '@/lib/server/host/shown-reviews';
import { HostError } from '@/lib/server/host/transport/host-error';
import { ownAccount } from './own-account';

/** How many new bookings there are, for the label of their tab. */
export async function OwnUnread({ userId }: { userId: string }) {
  try {
    const account = await ownAccount(userId);
    const count = account?.id ? await countUnread(account.id) : null;
    return count === null ? null : <UnreadCount first={count} />;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** How many new reviews there are, for the label of the listings. */
export async function OwnUnseen({ userId }: { userId: string }) {
  try {
    return <Unseen calendarId={(await ownAccount(userId))?.id ?? null} />;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

export async function Unseen({ calendarId }: { calendarId: number | null }) {
  const own = await findOwnScore(calendarId);
  return own ? <UnseenCount first={own.unseen} readAt={own.readAt} /> : null;
}

import { type BookingState, reviewPath, selectTimePath } from '@/lib/url/booking-url';
import { type MoveState, movePath } from '@/lib/url/manage-url';

/** Stays the same in the URL while the customer looks for a time. */
export interface Choice extends Pick<BookingState, 'serviceId' | 'calendarId' | 'itemIds'> {
  /** The token of the booking that is moved; its times are on its own pages. */
  moves?: string;
}

export function timesPath({ moves, ...choice }: Choice, place: Partial<MoveState>): string {
  return moves ? movePath(moves, place) : selectTimePath({ ...choice, ...place });
}

/** Leads to the review with these items; for a move, to the same times with it chosen. */
export function pathOfTime(
  { moves, ...choice }: Choice,
  place: MoveState,
  itemIds: string[],
): string {
  if (moves) return movePath(moves, place);
  return reviewPath({ ...choice, itemIds, startsAt: place.startsAt });
}

import { type BookingState, reviewPath, selectTimePath } from '@/lib/url/booking-url';
import { type MoveState, movePath } from '@/lib/url/manage-url';

/** What stays the same in the URL while the customer looks for a time. */
export interface Choice extends Pick<BookingState, 'serviceId' | 'calendarId' | 'itemIds'> {
  /** The token of the booking that is moved, where one is: then the times are on its own pages. */
  moves?: string;
}

/** The page with the times of a week or a day, or with a time that is asked about. */
export function timesPath({ moves, ...choice }: Choice, place: Partial<MoveState>): string {
  return moves ? movePath(moves, place) : selectTimePath({ ...choice, ...place });
}

/** Where a time leads: to the review with these items; for a move, to the same times with it chosen. */
export function pathOfTime(
  { moves, ...choice }: Choice,
  place: MoveState,
  itemIds: string[],
): string {
  if (moves) return movePath(moves, place);
  return reviewPath({ ...choice, itemIds, startsAt: place.startsAt });
}

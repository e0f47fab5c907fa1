import { type BookingState, reviewPath, selectTimePath } from '@/lib/url/booking-url';
import { type MoveState, movePath } from '@/lib/url/manage-url';

/** Stays the same in the URL while the customer looks for a time. */
export interface Choice
  extends Pick<BookingState, 'serviceId' | 'calendarId' | 'itemIds' | 'person'> {
  /** The token of the booking that is moved; its times are on its own pages. */
  moves?: string;
}

type Place = Partial<Omit<MoveState, 'person'>>;

export function timesPath({ moves, ...choice }: Choice, place: Place): string {
  const { person } = choice;
  return moves ? movePath(moves, { ...place, person }) : selectTimePath({ ...choice, ...place });
}

/** Leads to the review with these items; for a move, to the same times with it chosen. */
export function pathOfTime(
  { moves, ...choice }: Choice,
  place: Omit<MoveState, 'person'>,
  itemIds: string[],
): string {
  if (moves) return movePath(moves, { ...place, person: choice.person });
  return reviewPath({ ...choice, itemIds, startsAt: place.startsAt });
}

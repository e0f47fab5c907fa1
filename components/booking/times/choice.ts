import { type BookingState, reviewPath, selectTimePath } from '@/lib/shared/url/booking-url';
import { type MoveState, movePath } from '@/lib/shared/url/manage-url';

export interface Choice
  extends Pick<BookingState, 'serviceId' | 'calendarId' | 'itemIds' | 'person'> {
  /** The token of the booking that is moved. The times for a move have pages of their own. */
  moves?: string;
}

type Place = Partial<Omit<MoveState, 'person'>>;

export function timesPath({ moves, ...choice }: Choice, place: Place): string {
  const { person } = choice;
  return moves ? movePath(moves, { ...place, person }) : selectTimePath({ ...choice, ...place });
}

/** Leads to the review with these items, or for a move to the same times. */
export function pathOfTime(
  { moves, ...choice }: Choice,
  place: Omit<MoveState, 'person'>,
  itemIds: string[],
): string {
  if (moves) return movePath(moves, { ...place, person: choice.person });
  return reviewPath({ ...choice, itemIds, startsAt: place.startsAt });
}

export interface UpcomingEvent {
  id: string;
  title: string;
  /** The opening of its description, on one line. */
  summary: string;
  category: string;
  /** Epoch milliseconds; the end is the start where the host names none. */
  startsAt: number;
  endsAt: number;
  zone: string;
  address: string;
  /** "" for no locality of the reference data. */
  placeId: string;
  communityId: number | null;
  /** In cents of the currency; 0 for free or no ticket. */
  ticketMinor: number;
  currency: string;
  imageUrl: string;
  organizer: string;
  /** The last change, in epoch milliseconds. */
  updatedAt: number;
}

/** A public event as lists, feeds and cards show it. */
export interface UpcomingEvent {
  id: string;
  title: string;
  /** The opening of its description, on one line. */
  summary: string;
  category: string;
  /** Epoch milliseconds; the end is the start where the host names none. */
  startsAt: number;
  endsAt: number;
  /** The zone of its own clocks. */
  zone: string;
  address: string;
  /** The locality that its address names; "" for none of the reference data. */
  placeId: string;
  communityId: number | null;
  /** In cents of the currency; 0 for an event without a ticket, or with a free one. */
  ticketMinor: number;
  currency: string;
  imageUrl: string;
  organizer: string;
  /** When it was changed last, in epoch milliseconds. */
  updatedAt: number;
}

export interface UpcomingEvent {
  id: string;
  title: string;
  /** The description's opening. */
  summary: string;
  /** Of title and summary; "" where not said. */
  language: string;
  category: string;
  /** Epoch ms; without an end both are equal. */
  startsAt: number;
  endsAt: number;
  zone: string;
  address: string;
  /** "" for none in the reference data. */
  placeId: string;
  communityId: number | null;
  /** Cents of the currency; 0 for free or no ticket. */
  ticketMinor: number;
  currency: string;
  imageUrl: string;
  organizer: string;
  updatedAt: number;
}

export interface UpcomingEvent {
  id: string;
  title: string;
  /** The beginning of the description. */
  summary: string;
  /** The language of title and summary. "" if it is not given. */
  language: string;
  category: string;
  /** Epoch ms; without an end both are equal. */
  startsAt: number;
  endsAt: number;
  zone: string;
  address: string;
  /** "" if the place is not in the reference data. */
  placeId: string;
  communityId: number | null;
  /** Cents of the currency. 0 if the ticket is free, or if there is none. */
  ticketMinor: number;
  currency: string;
  imageUrl: string;
  organizer: string;
  updatedAt: number;
  isCancelled: boolean;
  /** Whether it was announced for another time. */
  isMoved: boolean;
}

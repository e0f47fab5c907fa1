/** A JSON object as it was sent. */
export type Fields = Record<string, unknown>;

export interface Account extends Fields {
  id: number;
  user_id: string;
}

export interface Service {
  id: string;
  createdAt: string;
  /** The 14 fields of PC-017, as they were sent. */
  sent: Fields;
}

export interface Item {
  id: number;
  serviceId: string;
  name: string;
  description: string;
  price: number;
  durationMinutes: number;
}

export interface Slot {
  id: number;
  calendarId: number;
  /** Epoch milliseconds. */
  start: number;
  status: 'available' | 'unavailable' | 'booked';
  itemId: number | null;
  bookingId: number | null;
}

export interface Booking {
  id: number;
  calendarId: number;
  startTime: string;
  customerName: string;
  itemIds: number[];
}

/** Why the host refuses, with the status of its answer. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const SLOT_MS = 900_000;

/** The data of the documented host, in memory, so that reads show what was written. */
export class DocumentedStore {
  // A site's cache outlives the host, so no two hosts may have the same ids.
  #lastId = Math.floor(Math.random() * 1e9);
  accounts: Account[] = [];
  services: Service[] = [];
  items: Item[] = [];
  events: { id: string; sent: Fields }[] = [];
  slots: Slot[] = [];
  bookings: Booking[] = [];

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** The calendar of the user who listed a service; null before they registered. */
  calendarOf(serviceId: string | null): number | null {
    const owner = this.services.find(({ id }) => id === serviceId)?.sent.userId;
    return this.accounts.find(({ user_id }) => user_id === owner)?.id ?? null;
  }

  slotAt(calendarId: number, start: number): Slot | undefined {
    return this.slots.find((slot) => slot.calendarId === calendarId && slot.start === start);
  }

  mark(calendarId: number, { from, to }: { from: number; to: number }, status: Slot['status']) {
    for (let start = from; start < to; start += SLOT_MS) {
      const slot = this.slotAt(calendarId, start);
      if (slot?.status === 'booked') continue;
      if (slot) slot.status = status;
      else {
        const id = this.nextId();
        this.slots.push({ id, calendarId, start, status, itemId: null, bookingId: null });
      }
    }
  }

  /** Books consecutive available slots for a visit, or refuses it. */
  book(calendarId: number, itemIds: readonly number[], startTime: string, customerName = '') {
    const chosen = itemIds.map((itemId) => this.items.find(({ id }) => id === itemId));
    const minutes = chosen.reduce((sum, item) => sum + (item?.durationMinutes ?? 0), 0);
    if (chosen.includes(undefined)) throw new Refused(400, 'There is no such item.');
    const first = Date.parse(startTime);
    const count = Math.max(1, Math.ceil(minutes / 15));
    const wanted = Array.from({ length: count }, (_, n) =>
      this.slotAt(calendarId, first + n * SLOT_MS),
    );
    if (wanted.some((slot) => slot?.status !== 'available')) {
      throw new Refused(409, 'That time is not free any more.');
    }
    const booking = {
      id: this.nextId(),
      calendarId,
      startTime,
      customerName,
      itemIds: [...itemIds],
    };
    this.bookings.push(booking);
    const taken = { status: 'booked', itemId: itemIds[0] ?? null, bookingId: booking.id } as const;
    for (const slot of wanted) if (slot) Object.assign(slot, taken);
    return booking;
  }

  cancel(calendarId: number, itemId: number, startTime: string) {
    const held = this.slotAt(calendarId, Date.parse(startTime));
    if (held?.itemId !== itemId) throw new Refused(404, 'There is no such booking.');
    const { bookingId } = held;
    const free = { status: 'available', itemId: null, bookingId: null } as const;
    for (const slot of this.slots) if (slot.bookingId === bookingId) Object.assign(slot, free);
    this.bookings = this.bookings.filter(({ id }) => id !== bookingId);
  }
}

const KEY = 'settln:bookings';
const MOST = 10;

/**
 * A booking that was made on this device. Others may use it too, so nothing is kept of the customer.
 * Instants are epoch milliseconds.
 */
export interface DeviceBooking {
  serviceId: string;
  startsAt: number;
  endsAt: number;
  /** Of the customer's own link; "" from a host that gives none. */
  manageToken: string;
  /** The address of the confirmation, in every language. It tells the bookings apart. */
  path: string;
  /** Whether its provider has cancelled it. */
  isCancelled: boolean;
}

function isDeviceBooking(value: unknown): value is DeviceBooking {
  const { serviceId, startsAt, endsAt, manageToken, path, isCancelled } = Object(value);
  return (
    [serviceId, manageToken, path].every((text) => typeof text === 'string') &&
    [startsAt, endsAt].every(Number.isFinite) &&
    typeof isCancelled === 'boolean' &&
    path.startsWith('/')
  );
}

function read(): DeviceBooking[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDeviceBooking) : [];
  } catch {
    // Storage is forbidden, or something else wrote there.
    return [];
  }
}

function write(bookings: readonly DeviceBooking[]): void {
  try {
    if (bookings.length > 0) localStorage.setItem(KEY, JSON.stringify(bookings.slice(-MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the booking stands all the same.
  }
}

/** Keeps a booking in the place of an earlier version of it, until its visit is over. */
export function keepOnDevice(booking: DeviceBooking, now = Date.now()): void {
  forgetOnDevice(booking.path);
  if (booking.endsAt > now) write([...read(), booking]);
}

/** Forgets the booking of a confirmation. */
export function forgetOnDevice(path: string): void {
  write(read().filter((booking) => booking.path !== path));
}

/** The bookings of this device whose visits are not over, in order; all others are forgotten. */
export function listOnDevice(now = Date.now()): DeviceBooking[] {
  const kept = read();
  const ahead = kept.filter(({ endsAt }) => endsAt > now);
  if (ahead.length < kept.length) write(ahead);
  return ahead.sort((a, b) => a.startsAt - b.startsAt);
}

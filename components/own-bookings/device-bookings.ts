const KEY = 'settln:bookings';
const MOST = 10;

/**
 * Others may use the device, so nothing of the customer is kept. Instants are epoch milliseconds.
 */
export interface DeviceBooking {
  serviceId: string;
  startsAt: number;
  endsAt: number;
  /** Of the customer's own link; "" from a host without one. */
  manageToken: string;
  /** The confirmation's address; identifies the booking. */
  path: string;
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
    // Storage is forbidden, or holds something else.
    return [];
  }
}

function write(bookings: readonly DeviceBooking[]): void {
  try {
    if (bookings.length > 0) localStorage.setItem(KEY, JSON.stringify(bookings.slice(-MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the booking stands.
  }
}

/** Replaces an earlier version; drops visits that are over. */
export function keepOnDevice(booking: DeviceBooking, now = Date.now()): void {
  forgetOnDevice(booking.path);
  if (booking.endsAt > now) write([...read(), booking]);
}

export function forgetOnDevice(path: string): void {
  write(read().filter((booking) => booking.path !== path));
}

export function listOnDevice(now = Date.now()): DeviceBooking[] {
  const kept = read();
  const ahead = kept.filter(({ endsAt }) => endsAt > now);
  if (ahead.length < kept.length) write(ahead);
  return ahead.sort((a, b) => a.startsAt - b.startsAt);
}

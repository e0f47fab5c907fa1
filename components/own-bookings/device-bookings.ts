const KEY = 'settln:bookings';
const MOST = 10;

/** Nothing of the customer: devices are shared. Instants are epoch ms. */
export interface DeviceBooking {
  serviceId: string;
  startsAt: number;
  endsAt: number;
  /** The customer's link's; "" where the host has none. */
  manageToken: string;
  /** The confirmation's; identifies the booking. */
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
    // Forbidden, or not ours.
    return [];
  }
}

function write(bookings: readonly DeviceBooking[]): void {
  try {
    if (bookings.length > 0) localStorage.setItem(KEY, JSON.stringify(bookings.slice(-MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: the booking stands.
  }
}

/** Replaces older versions; drops past visits. */
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

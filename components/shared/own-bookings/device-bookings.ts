import { linkEnd } from '@/lib/shared/domain/booking/changes';

const KEY = 'settln:bookings';
const MOST = 20;

/** Nothing of the customer: devices are shared. Instants are epoch ms. */
export interface DeviceBooking {
  serviceId: string;
  startsAt: number;
  endsAt: number;
  /** The token of the customer's link; "" where the host has none. */
  manageToken: string;
  /** The path of the confirmation; identifies the booking. */
  path: string;
  isCancelled: boolean;
  /** The name of the business. */
  name: string;
  /** Whom it is with; "" for nobody in particular. */
  person: string;
  /** True if a mail asks the customer how the visit was. */
  isMailed: boolean;
}

function isDeviceBooking(value: unknown): value is DeviceBooking {
  const { serviceId, startsAt, endsAt, manageToken, path, name, person, isCancelled, isMailed } =
    Object(value);
  return (
    [serviceId, manageToken, path, name, person].every((text) => typeof text === 'string') &&
    [startsAt, endsAt].every(Number.isFinite) &&
    [isCancelled, isMailed].every((flag) => typeof flag === 'boolean') &&
    path.startsWith('/')
  );
}

function read(): DeviceBooking[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDeviceBooking) : [];
  } catch {
    // The storage is forbidden, or what it has is not ours.
    return [];
  }
}

function write(bookings: readonly DeviceBooking[]): void {
  try {
    if (bookings.length > 0) localStorage.setItem(KEY, JSON.stringify(bookings.slice(-MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // The storage is full or forbidden; the booking stands.
  }
}

/** A past booking stays while only this device can ask how the visit was. */
function isKept({ endsAt, isMailed, manageToken }: DeviceBooking, now: number): boolean {
  const asksHere = !isMailed && manageToken !== '';
  return now < (asksHere ? linkEnd(endsAt) : endsAt);
}

/** Replaces what was stored of the booking. A past visit is not kept. */
export function keepOnDevice(booking: DeviceBooking, now = Date.now()): void {
  forgetOnDevice(booking.path);
  if (isKept(booking, now)) write([...read(), booking]);
}

export function forgetOnDevice(path: string): void {
  write(read().filter((booking) => booking.path !== path));
}

export function listOnDevice(now = Date.now()): DeviceBooking[] {
  const kept = read();
  const shown = kept.filter((booking) => isKept(booking, now));
  if (shown.length < kept.length) write(shown);
  return shown.sort((a, b) => a.startsAt - b.startsAt);
}

import 'server-only';
import { count } from '@/lib/server/counts';
import { LIMITS, type LimitName, PHONE_LIMITS } from '@/lib/shared/domain/limits';
import { AppError, type ErrorReason } from '@/lib/shared/errors';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { counterKey, counterOf, mostOf, takeLimit } from './limits';

function reasonOf(name: LimitName, waitMs: number): ErrorReason {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const hours = Math.ceil(waitMs / HOUR_MS);
  const limit = String(mostOf(name));
  switch (name) {
    case 'bookings':
      return { key: 'bookingsClosed', values: { limit, minutes } };
    case 'phoneBookings':
    case 'phoneVisits':
      return { key: 'phoneBookingsClosed' };
    case 'uploads':
    case 'uploadBytes':
      return minutes <= 60
        ? { key: 'uploadsForMinutes', values: { minutes } }
        : { key: 'uploadsForHours', values: { hours } };
    case 'registrations':
    case 'otherCalendars':
    case 'changes':
    case 'visitChanges':
    case 'reviewChanges':
    case 'appeals':
      return { key: 'changesClosed', values: { minutes } };
    case 'signIns':
      return { key: 'signInsClosed', values: { minutes } };
    case 'contact':
    case 'reports':
    case 'deletions':
    case 'messages':
      return { key: 'lettersClosed', values: { minutes } };
    case 'reads':
    case 'suggestions':
    case 'pictures':
    case 'cards':
      return { key: 'readsClosed', values: { seconds: Math.ceil(waitMs / 1000) } };
    case 'forms':
      return { key: 'formsClosed', values: { seconds: Math.ceil(waitMs / 1000) } };
    case 'visits':
    case 'allVisits':
      return { key: 'visitsClosed' };
  }
}

/** Also counts the refusal. */
export function tooMany(name: LimitName, trueWaitMs: number) {
  count('limits', name);
  const waitMs = LIMITS[name].of === 'phone' ? PHONE_LIMITS.waitMs : trueWaitMs;
  return {
    code: 'too_many',
    text: reasonOf(name, waitMs),
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  } as const;
}

/** Like `takeLimit`, but throws `too_many`. */
export async function enforceLimit(name: LimitName, who: string | null, points = 1): Promise<void> {
  const waitMs = await takeLimit(name, who, points);
  if (waitMs === 0) return;
  const { code, text, retryAfterSeconds } = tooMany(name, waitMs);
  throw new AppError(code, text, { retryAfterSeconds });
}

/** Throws `too_many`. */
export async function enforceUploadLimits(userId: string, bytes: number): Promise<void> {
  await enforceLimit('uploads', userId);
  try {
    await enforceLimit('uploadBytes', userId, bytes);
  } catch (error) {
    await counterOf('uploads').giveBack(counterKey(userId));
    throw error;
  }
}

import { HostError } from '@/lib/server/host/transport/host-error';
import type { Message } from '@/lib/shared/texts/texts';

type Failure = Message<'booking.failure'>;

/** The specification quotes its text (BOOK-028, BOOK-029, TIME-025). */
export class LoadFailure {
  constructor(readonly detail: Failure) {}
}

/** `what` names what was read. */
export async function orFailure<T>(
  read: Promise<T>,
  what: Failure['key'],
): Promise<T | LoadFailure> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HostError)
      return new LoadFailure({ key: what, values: { status: error.status } });
    throw error;
  }
}

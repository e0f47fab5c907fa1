import { HostError } from '@/lib/host/transport/host-error';

/** A read that failed, with the quoted text (BOOK-028, BOOK-029, TIME-025). */
export class LoadFailure {
  constructor(readonly detail: string) {}
}

/** What a read gives, or its failure as "{what}: {status}". */
export async function orFailure<T>(read: Promise<T>, what: string): Promise<T | LoadFailure> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HostError) return new LoadFailure(`${what}: ${error.status}`);
    throw error;
  }
}

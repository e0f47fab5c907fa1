import { HostError } from '@/lib/server/host/transport/host-error';
import { AppError } from '@/lib/shared/errors';

/** `failed` where {host} did not answer. */
export async function loadOwn<Loaded>(
  reading: Promise<Loaded>,
): Promise<Loaded | { kind: 'failed' }> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return { kind: 'failed' };
    throw error;
  }
}

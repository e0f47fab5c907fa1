import { findAccount } from '@/lib/host/accounts';
import { HostError } from '@/lib/host/transport/host-error';

/** False if {host} fails: saving checks again. */
export async function lacksAccount(userId: string): Promise<boolean> {
  try {
    return (await findAccount(userId)) === null;
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}

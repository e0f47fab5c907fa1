import { findAccount } from '@/lib/host/accounts';
import { HostError } from '@/lib/host/transport/host-error';

/**
 * Whether somebody has to register first. Where {host} cannot say, the form opens all the same:
 * the save will tell, and nothing typed is lost by it.
 */
export async function lacksAccount(userId: string): Promise<boolean> {
  try {
    return (await findAccount(userId)) === null;
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}

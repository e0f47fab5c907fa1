import { findAccount } from '@/lib/host/accounts';
import { HostError } from '@/lib/host/transport/host-error';

/**
 * Whether somebody has to register first. False if {host} fails: the form may then be filled in, and
 * saving it checks the account again without losing what was typed.
 */
export async function lacksAccount(userId: string): Promise<boolean> {
  try {
    return (await findAccount(userId)) === null;
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}

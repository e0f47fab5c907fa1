import 'server-only';
import { host } from '@/lib/contract/host';
import type { Account, AccountRequest } from '@/lib/contract/shapes/accounts';
import { callHost } from '@/lib/host/transport/call-host';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

/**
 * The provider account of a user as {host} has it now; null when the user has to register. A host
 * need not say whose it is (`user_id`); if it does, nobody else's is taken.
 */
export async function findAccount(userId: string): Promise<Account | null> {
  const query = { userId, hostCountry: HOST_COUNTRY };
  const account = await callHost(host.findAccount, { query });
  return account && ['', userId].includes(account.userId) ? account : null;
}

/** Registers a user as a provider. Throws `HostError`, whose `refusal` says why {host} would not. */
export async function registerAccount(request: AccountRequest): Promise<void> {
  await callHost(host.registerAccount, { query: { hostCountry: HOST_COUNTRY }, body: request });
}

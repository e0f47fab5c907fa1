import 'server-only';
import { callHost, isOffered } from '@/lib/server/host/transport/call-host';
import { HostError, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import type { AccountSettings } from '@/lib/shared/contract/accounts';
import type { MailChoice, OwnNames, PushChoice } from '@/lib/shared/domain/accounts/settings';
import type { Locale } from '@/lib/shared/texts/locales';

/** Returns false if {host} does not answer. */
export async function offersSettings(): Promise<boolean> {
  try {
    return await isOffered(host.getAccountSettings);
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}

export async function findSettings(userId: string): Promise<AccountSettings | null> {
  return (await callHost(host.getAccountSettings, { query: { userId } })).settings;
}

/** Returns "" for a refusal without a message. */
function refusedWith(error: unknown, ...statuses: number[]): string | null {
  const isRefused = error instanceof HostError && !(error instanceof UnsettledWrite);
  return isRefused && statuses.includes(error.status) ? (error.refusal?.message ?? '') : null;
}

/** Returns null if the names were saved meanwhile, for example in another tab. */
export async function saveOwnNames(
  userId: string,
  names: OwnNames,
  version: number,
  language?: Locale,
): Promise<number | null> {
  try {
    return (await callHost(host.saveOwnNames, { body: { userId, version, ...names, language } }))
      .version;
  } catch (error) {
    if (refusedWith(error, 409) !== null) return null;
    throw error;
  }
}

export async function chooseMail(userId: string, kind: MailChoice, isOn: boolean): Promise<void> {
  await callHost(host.chooseMail, { body: { userId, kind, isOn } });
}

export async function choosePush(userId: string, kind: PushChoice, isOn: boolean): Promise<void> {
  await callHost(host.choosePush, { body: { userId, kind, isOn } });
}

export async function askNoticeAddress(
  userId: string,
  email: string,
): Promise<{ outcome: 'sent' | 'kept' } | { refusal: string }> {
  try {
    return await callHost(host.askNoticeAddress, { body: { userId, email } });
  } catch (error) {
    const refusal = refusedWith(error, 409, 429);
    if (refusal) return { refusal };
    throw error;
  }
}

export async function dropNoticeAddress(userId: string): Promise<void> {
  await callHost(host.dropNoticeAddress, { body: { userId } });
}

export async function proveNoticeAddress(userId: string, token: string): Promise<boolean> {
  return (await callHost(host.proveNoticeAddress, { body: { userId, token } })).proved;
}

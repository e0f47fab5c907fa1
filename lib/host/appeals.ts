import 'server-only';
import type { AppealPage } from '@/lib/contract/appeals';
import { host } from '@/lib/contract/host';
import { callHost } from './transport/call-host';
import { HostError, UnsettledWrite } from './transport/host-error';

/** The link was made up or has ended, or {host} has no appeals. */
function isNoLink({ kind, status }: HostError): boolean {
  return kind === 'not_offered' || kind === 'input' || [400, 410, 422].includes(status);
}

/** Null for no such link. */
export async function findAppeal(token: string): Promise<AppealPage | null> {
  try {
    return (await callHost(host.findAppeal, { query: { token } })).appeal;
  } catch (error) {
    if (error instanceof HostError && isNoLink(error)) return null;
    throw error;
  }
}

/** `refused`: it is too late, or there is another appeal. `failed`: it was not sent, or nobody knows. */
export type AppealOutcome = 'done' | 'refused' | 'failed';

/** A repeat sends it once. */
export async function sendAppeal(token: string, text: string): Promise<AppealOutcome> {
  try {
    await callHost(host.sendAppeal, { body: { token, text } });
    return 'done';
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error instanceof UnsettledWrite) return 'failed';
    return isNoLink(error) || error.status === 409 ? 'refused' : 'failed';
  }
}

import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import type { Received, ReportRequest } from '@/lib/shared/contract/moderation';
import { AppError } from '@/lib/shared/errors';
import type { Locale } from '@/lib/shared/texts/locales';
import { isSlateId } from '@/lib/shared/url/slate-url';
import { findSlate } from './slates/slates';

/** Posts may belong to the network service, so {host} may not know them. */
async function isNoSlate(id: string): Promise<boolean> {
  if (!isSlateId(id)) return true;
  try {
    return (await findSlate(id)) === null;
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}

/** Throws `not_found` if {host} takes no reports, and `gone` if the thing is not public. */
export async function sendReport(
  body: ReportRequest,
  by: { reportedByUserId?: string | undefined; language?: Locale | undefined } = {},
): Promise<Received> {
  if (body.kind === 'slate' && (await isNoSlate(body.id))) {
    throw new AppError('gone', { key: 'nothingThere' });
  }
  try {
    return await callHost(host.createReport, { body: { ...body, ...by } });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.kind === 'not_offered') throw new AppError('not_found', { key: 'noReports' });
    if (error.status === 410)
      throw new AppError('gone', error.refusal?.message ?? { key: 'nothingThere' });
    throw error;
  }
}

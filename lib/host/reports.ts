import 'server-only';
import { host } from '@/lib/contract/host';
import type { ReportRequest } from '@/lib/contract/shapes/directory/report';
import { AppError } from '@/lib/errors';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';

/** Whether {host} has said that it takes reports for its moderators. */
export function canReport(): boolean {
  return hostOffers(serverOf({}).base, 'reports');
}

/** Passes a report on to the moderators. Throws `not_found` where {host} takes none. */
export async function sendReport(body: ReportRequest): Promise<{ received: true }> {
  try {
    return await callHost(host.createReport, { body });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.kind === 'not_offered') throw new AppError('not_found', { key: 'noReports' });
    if (error.status === 410)
      throw new AppError('gone', error.refusal?.message ?? { key: 'nothingThere' });
    throw error;
  }
}

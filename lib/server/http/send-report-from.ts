import 'server-only';
import { readUser } from '@/lib/server/auth/session';
import { sendReport } from '@/lib/server/host/reports';
import type { Received, ReportRequest } from '@/lib/shared/contract/moderation';
import { DEFAULT_LOCALE, type Locale } from '@/lib/shared/texts/locales';

/** Tells {host} who is signed in only for a review, which may be about their business. */
export async function sendReportFrom(
  body: ReportRequest,
  headers: Headers,
  locale: Locale,
): Promise<Received> {
  const user = body.kind === 'review' ? await readUser(headers.get('cookie')) : null;
  const language = body.email && locale !== DEFAULT_LOCALE ? locale : undefined;
  return sendReport(body, { reportedByUserId: user?.id, language });
}

import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { checkReport, REPORT_REASONS, REPORTED_KINDS } from '@/lib/domain/site/reports';

const optionalText = z.string().trim().default('');

/** A report about something public, as browsers send it to us and we send it to {host}. */
export const ReportRequest = z
  .object({
    kind: z.enum(REPORTED_KINDS),
    /** The id of the service, the event or the slate. */
    id: z.string().min(1).max(100),
    reason: z.enum(REPORT_REASONS),
    text: optionalText,
    /** For an answer. */
    email: optionalText,
  })
  .superRefine((report, context) => {
    for (const [field, problem] of Object.entries(checkReport(report))) {
      context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
    }
  });
export type ReportRequest = z.infer<typeof ReportRequest>;

export const Received = z.object({ received: z.literal(true) });

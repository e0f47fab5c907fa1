import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import {
  checkReport,
  REPORT_LIMITS,
  REPORT_REASONS,
  REPORTED_KINDS,
} from '@/lib/domain/site/reports';
import { ReaderLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';

const optionalText = z.string().trim().default('');

export const ReportRequest = z
  .object({
    kind: z.enum(REPORTED_KINDS),
    id: z.string().min(1).max(100),
    reason: z.enum(REPORT_REASONS),
    text: optionalText,
    email: optionalText,
    name: z.string().trim().max(REPORT_LIMITS.name).optional(),
    isInGoodFaith: z.boolean().optional(),
  })
  .superRefine((report, context) => {
    for (const [field, problem] of Object.entries(checkReport(report))) {
      context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
    }
  });
export type ReportRequest = z.infer<typeof ReportRequest>;

const ReportToHost = ReportRequest.safeExtend({
  /** Only of a review. */
  reportedByUserId: z.string().min(1).max(255).optional(),
  language: ReaderLanguage,
});

export const Received = z.object({
  received: z.literal(true),
  number: z.number().int().optional(),
  mail: z.enum(['coming', 'none']).optional(),
});

export type Received = z.infer<typeof Received>;

/** How long {host} keeps a call open: less than any caller or proxy waits. */
export const LONGEST_WAIT_SECONDS = 5;

export const DECIDED_KINDS = ['service', 'event', 'slate'] as const;

export type DecidedKind = (typeof DECIDED_KINDS)[number];

const Decisions = z.object({
  /** The latest decision's number, to ask from next time. */
  latest: z.number().int().min(0),
  decided: z.array(z.object({ kind: z.enum(DECIDED_KINDS), id: z.string().min(1) })),
});

/** Skips kinds that only a newer backend knows. */
const FoundDecisions = Decisions.extend({
  decided: z.array(z.object({ kind: z.string(), id: z.string().min(1) })),
});

export const moderationRows = {
  listDecisions: endpoint({
    method: 'GET',
    path: 'decisions',
    summary:
      'What was decided about after the decision `after`, or within the last minutes. With ' +
      '`waitSeconds` the answer waits for a decision if there is none yet.',
    source: 'extension',
    extension: 'decisions',
    query: z.object({
      after: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
      waitSeconds: z.coerce.number().int().min(0).max(LONGEST_WAIT_SECONDS).default(0),
    }),
    answer: Decisions,
    read: FoundDecisions,
  }),
  createReport: endpoint({
    method: 'POST',
    path: 'reports',
    summary:
      'A visitor reports a public service, event, slate or review to the moderators. Nothing says who it ' +
      'was, unless an e-mail address for an answer was given, or a provider reports a review of their own.',
    source: 'extension',
    extension: 'reports',
    body: ReportToHost,
    onlyFor: {
      name: 'notices',
      isInGoodFaith: 'notices',
      reportedByUserId: 'reviews',
      language: 'languages',
    },
    status: 201,
    refuses: ['gone'],
    answer: Received,
    read: Received,
  }),
} as const;

export const moderationApi = {
  sendReport: apiEndpoint({
    method: 'POST',
    path: '/api/reports',
    limit: 'reports',
    summary:
      'Reports a public service, event, slate or review to the moderators, without saying who it was.',
    source: 'RULINGS, "Moderation"',
    body: ReportRequest,
    status: 201,
    answer: Received,
    read: Received,
  }),
} as const;

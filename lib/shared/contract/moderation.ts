import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { checkAppeal } from '@/lib/shared/domain/moderation/appeal';
import { REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import {
  checkReport,
  REPORT_LIMITS,
  REPORT_REASONS,
  REPORTED_KINDS,
} from '@/lib/shared/domain/site/reports';
import { APPEALED, STAFF_KINDS } from '@/lib/shared/domain/staff/room';
import { Instant, OfUser, ReaderLanguage } from './call-fields';
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
  /** Set only for a report of a review. */
  reportedByUserId: z.string().min(1).max(255).optional(),
  language: ReaderLanguage,
});

export const Received = z.object({
  received: z.literal(true),
  number: z.number().int().optional(),
  mail: z.enum(['coming', 'none']).optional(),
});

export type Received = z.infer<typeof Received>;

/** How long {host} keeps a call open. Callers and proxies wait longer than this. */
export const LONGEST_WAIT_SECONDS = 5;

export const DECIDED_KINDS = ['service', 'event', 'slate'] as const;

export type DecidedKind = (typeof DECIDED_KINDS)[number];

const Decisions = z.object({
  /** The number of the latest decision, from which the next call asks. */
  latest: z.number().int().min(0),
  /** The kind is one of `DECIDED_KINDS`, or one that only a newer backend knows. */
  decided: z.array(z.object({ kind: z.string(), id: z.string().min(1) })),
});

const Token = z.object({ token: z.string().min(1).max(200) });

const OfToken = z.object({
  decision: z.object({
    number: z.number().int(),
    kind: z.enum(STAFF_KINDS),
    name: z.string(),
    action: z.enum(APPEALED),
    reasonId: z.enum(REASON_IDS).nullable(),
    text: z.string(),
    byNotice: z.boolean(),
    /** Whether a program had marked the review for a person to read. */
    isMarked: z.boolean(),
    /** Set only for the link that the sender of a notice gets. */
    notice: z
      .object({
        number: z.number().int(),
        reason: z.enum(REPORT_REASONS),
        text: z.string(),
      })
      .nullable(),
    decidedAt: Instant,
  }),
  closesAt: Instant,
  /** Whether what was taken away is back, or no longer belongs to its owner. */
  isSettled: z.boolean(),
  isMailed: z.boolean(),
  /** Whether the owner can be told of the answer to a notice. */
  isOwnerTold: z.boolean(),
  sent: z.object({ text: z.string(), sentAt: Instant }).nullable(),
  /** `text` is empty for the side to which the answer is not written. */
  answer: z
    .object({ outcome: z.enum(['reverse', 'stays']), text: z.string(), answeredAt: Instant })
    .nullable(),
});
export type AppealPage = z.output<typeof OfToken>;

/** Null for an invalid link, and for a decision that was taken back or erased. */
const Found = z.object({ appeal: OfToken.nullable() });

/** A decision against something of an account, with the token that was in the mail about it. */
const Statement = z.object({
  kind: z.enum(STAFF_KINDS),
  subjectId: z.string(),
  action: z.string(),
  name: z.string(),
  decidedAt: Instant,
  number: z.number().int(),
  token: z.string(),
});
export type Statement = z.output<typeof Statement>;
const Statements = z.object({ statements: z.array(Statement) });

export const moderationRows = {
  listDecisions: endpoint({
    method: 'GET',
    path: 'decisions',
    summary:
      'What was decided about after the decision `after`, or within the last minutes. With ' +
      '`waitSeconds` the answer waits for a decision if there is none yet.',
    since: 1,
    query: z.object({
      after: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
      waitSeconds: z.coerce.number().int().min(0).max(LONGEST_WAIT_SECONDS).default(0),
    }),
    answer: Decisions,
  }),
  createReport: endpoint({
    method: 'POST',
    path: 'reports',
    keepsKey: 'transaction',
    summary:
      'A visitor reports a public service, event, slate or review to the moderators. Nothing says who it ' +
      'was, unless an e-mail address for an answer was given, or a provider reports a review of their own.',
    since: 1,
    body: ReportToHost,
    status: 201,
    refuses: ['gone'],
    answer: Received,
  }),
  findAppeal: endpoint({
    method: 'GET',
    path: 'appeals',
    summary:
      'A decision of the staff, for whoever it is against or whose notice it answers, and what became of an appeal.',
    since: 1,
    query: Token,
    answer: Found,
  }),
  listStatements: endpoint({
    method: 'GET',
    path: 'appeals/statements',
    summary: 'The decisions of the staff that stand against a user’s account and what is of it.',
    since: 1,
    query: OfUser,
    answer: Statements,
  }),
  sendAppeal: endpoint({
    method: 'POST',
    path: 'appeals',
    summary:
      'Appeals against a decision, once, within 30 days. A repeat with the same text answers the same.',
    since: 1,
    body: Token.extend({
      text: z.string().superRefine((text, context) => {
        const { text: problem } = checkAppeal({ text });
        if (problem) context.addIssue({ code: 'custom', message: issueOf(problem) });
      }),
    }),
    refuses: ['gone', 'conflict'],
    answer: Found,
  }),
} as const;

export const moderationApi = {
  sendReport: apiEndpoint({
    method: 'POST',
    path: '/api/reports',
    access: 'anyone',
    limit: 'reports',
    summary:
      'Reports a public service, event, slate or review to the moderators, without saying who it was.',
    documented: 'RULINGS, "Moderation"',
    body: ReportRequest,
    status: 201,
    answer: Received,
  }),
} as const;

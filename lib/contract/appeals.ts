import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { checkAppeal } from '@/lib/domain/moderation/appeal';
import { REASON_IDS } from '@/lib/domain/moderation/clauses';
import { REPORT_REASONS } from '@/lib/domain/site/reports';
import { APPEALED, STAFF_KINDS } from '@/lib/domain/staff/room';
import { Instant, OfUser } from './call-fields';
import { endpoint } from './endpoint';

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
    isMarked: z.boolean().default(false),
    /** Only on the link of the notice's sender. */
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
  /** Whether what was taken away is back, or no longer its owner's. */
  isSettled: z.boolean(),
  isMailed: z.boolean().default(true),
  /** Whether the owner can be told what is answered to a notice. */
  isOwnerTold: z.boolean().default(false),
  sent: z.object({ text: z.string(), sentAt: Instant }).nullable(),
  /** `text` is empty for the side that it is not addressed to. */
  answer: z
    .object({ outcome: z.enum(['reverse', 'stays']), text: z.string(), answeredAt: Instant })
    .nullable(),
});
export type AppealPage = z.output<typeof OfToken>;

/** Null for an invalid link, or a decision taken back or erased. */
const Found = z.object({ appeal: OfToken.nullable() });

/** A decision against something of an account, with the token of its mail. */
const Statement = z.object({
  kind: z.enum(STAFF_KINDS),
  subjectId: z.string(),
  /** "" from an older backend. */
  action: z.string().default(''),
  name: z.string().default(''),
  decidedAt: Instant.optional(),
  number: z.number().int(),
  token: z.string(),
});
export type Statement = z.output<typeof Statement>;
const Statements = z.object({ statements: z.array(Statement) });

/** Tokens never stand in a path, which logs keep. */
export const appealRows = {
  findAppeal: endpoint({
    method: 'GET',
    path: 'appeals',
    summary:
      'A decision of the staff, for whoever it is against or whose notice it answers, and what became of an appeal.',
    source: 'extension',
    extension: 'appeals',
    query: Token,
    answer: Found,
    read: Found,
  }),
  listStatements: endpoint({
    method: 'GET',
    path: 'appeals/statements',
    summary: 'The decisions of the staff that stand against a user’s account and what is of it.',
    source: 'extension',
    extension: 'appeals',
    query: OfUser,
    answer: Statements,
    read: Statements,
  }),
  sendAppeal: endpoint({
    method: 'POST',
    path: 'appeals',
    summary:
      'Appeals against a decision, once, within 30 days. A repeat with the same text answers the same.',
    source: 'extension',
    extension: 'appeals',
    body: Token.extend({
      text: z.string().superRefine((text, context) => {
        const { text: problem } = checkAppeal({ text });
        if (problem) context.addIssue({ code: 'custom', message: issueOf(problem) });
      }),
    }),
    refuses: ['gone', 'conflict'],
    answer: Found,
    read: Found,
  }),
} as const;

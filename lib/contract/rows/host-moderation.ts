import { z } from 'zod';
import { Received, ReportRequest } from '@/lib/contract/shapes/directory/report';
import { endpoint } from './endpoint';

/** The longest that a call for news may stay open: less than any caller or proxy waits for it. */
export const LONGEST_WAIT_SECONDS = 5;

/** What can be decided about. */
export const DECIDED_KINDS = ['service', 'event', 'slate'] as const;
export type DecidedKind = (typeof DECIDED_KINDS)[number];

const Decisions = z.object({
  /** The number of the latest decision, to ask from next time. */
  latest: z.number().int().min(0),
  decided: z.array(z.object({ kind: z.enum(DECIDED_KINDS), id: z.string().min(1) })),
});

/** The same as read: a newer backend may tell of kinds that this process does not know yet. */
const FoundDecisions = Decisions.extend({
  decided: z.array(z.object({ kind: z.string(), id: z.string().min(1) })),
});

/** The calls between the site and the moderators; a host without reviews of ours lacks them. */
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
      'A visitor reports a public service, event or slate to the moderators. Nothing says who it ' +
      'was, unless an e-mail address for an answer was given.',
    source: 'extension',
    extension: 'reports',
    body: ReportRequest,
    status: 201,
    refuses: ['gone'],
    answer: Received,
    read: Received,
  }),
} as const;

import { z } from 'zod';
import { REASON_IDS } from '@/lib/domain/moderation/clauses';
import {
  QUEUE_KINDS,
  STAFF_ACTIONS,
  STAFF_KINDS,
  STAFF_ROLES,
  STAFF_TEXT,
} from '@/lib/domain/staff/room';
import { Instant } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { staffShapes } from './staff-shapes';

/** A sign-in's session id, by which the backend knows the person. */
const SignIn = z.string().min(1).max(100);

const Kind = z.enum(STAFF_KINDS);
const SubjectId = z.string().min(1).max(100);
const StaffId = z.number().int().positive();

const answers = staffShapes(Instant);
const browser = staffShapes(z.number());

export type StaffVisit = z.output<typeof answers.Visit>;
export type StaffQueue = z.output<typeof answers.Queue>;
export type StaffQueued = StaffQueue['items'][number];
export type StaffItem = NonNullable<z.output<typeof answers.Found>['item']>;
export type StaffDecided = StaffItem['decided'][number];
export type StaffLogRow = z.output<typeof answers.LogPage>['rows'][number];
export type StaffPerson = z.output<typeof answers.People>['people'][number];
export type StaffBooking = z.output<typeof answers.Bookings>['bookings'][number];

const Entered = z.object({
  userId: z.string().min(1).max(255),
  signIn: SignIn,
  signedInAt: Instant,
  email: z.string().max(254).default(''),
  /** Verified by the issuer; an unverified address identifies nobody. */
  isEmailVerified: z.boolean().default(false),
  name: z.string().max(254).default(''),
  /** The page refreshed itself, which keeps no session open. */
  isLooking: z.boolean().default(false),
});
export type StaffEntered = z.output<typeof Entered>;

const Verdict = z.object({
  signIn: SignIn,
  kind: Kind,
  id: SubjectId,
  action: z.enum(STAFF_ACTIONS),
  reasonId: z.enum(REASON_IDS).nullable().default(null),
  text: z.string().trim().max(STAFF_TEXT.most).default(''),
});

const Letters = z.object({
  letters: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      language: z.string().default('en'),
    }),
  ),
});
export type StaffLetter = z.output<typeof Letters>['letters'][number];

const QueueQuery = {
  kind: z.enum(QUEUE_KINDS).optional(),
  whose: z.enum(['everybody', 'free', 'mine']).default('everybody'),
  q: z.string().trim().max(100).default(''),
  order: z.enum(['oldest', 'newest']).default('oldest'),
  limit: z.coerce.number().int().min(1).max(500).default(25),
};

export const LogQuery = z.object({
  q: z.string().trim().max(100).default(''),
  by: z
    .string()
    .regex(/^(?:\d{1,9}|command)?$/)
    .default(''),
  action: z.string().max(40).default(''),
  kind: z.string().max(40).default(''),
  days: z.coerce.number().int().min(1).max(3660).default(7),
  limit: z.coerce.number().int().min(1).max(10_000).default(50),
});
export type LogQuery = z.output<typeof LogQuery>;

const Change = z.object({
  signIn: SignIn,
  change: z.enum(['add', 'role', 'remove']),
  email: z.string().trim().max(254).default(''),
  role: z.enum(STAFF_ROLES).default('moderator'),
  staffId: StaffId.nullable().default(null),
});

const ofStaff = {
  source: 'extension',
  extension: 'staff',
  refuses: ['forbidden'],
} as const;

export const staffRows = {
  enterStaffRoom: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/visits',
    summary:
      'Says whether somebody who has signed in is of the staff, and goes on with the session of this ' +
      'sign-in: eight hours, and half an hour after the last visit. A new session takes a new sign-in.',
    body: Entered,
    refuses: [],
    answer: answers.Visit,
    read: answers.Visit,
  }),
  listStaffQueue: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/queue',
    summary: 'What waits for the staff; what is late first.',
    query: z.object({ signIn: SignIn, ...QueueQuery }),
    answer: answers.Queue,
    read: answers.Queue,
  }),
  getStaffItem: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/items',
    summary:
      'All that the staff sees of one thing. A look at what a customer or visitor left is logged.',
    query: z.object({ signIn: SignIn, kind: Kind, id: SubjectId }),
    answer: answers.Found,
    read: answers.Found,
  }),
  listStaffBookings: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/bookings',
    summary: 'The visits to come of an account with the names of who booked, which is logged.',
    query: z.object({ signIn: SignIn, accountId: z.string().regex(/^\d{1,9}$/) }),
    answer: answers.Bookings,
    read: answers.Bookings,
  }),
  claimStaffItem: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/claims',
    summary:
      'Takes one thing that waits for a quarter of an hour, prolongs that, or gives it back. What ' +
      'somebody else has taken stays theirs.',
    body: z.object({
      signIn: SignIn,
      kind: Kind,
      id: SubjectId,
      takes: z.boolean().default(false),
    }),
    answer: answers.Taken,
    read: answers.Taken,
  }),
  previewStaffMail: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/letters',
    summary: 'What a decision would mail to whom, without making it.',
    body: Verdict,
    refuses: ['forbidden', 'gone'],
    answer: Letters,
    read: Letters,
  }),
  decideStaffItem: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/decisions',
    summary:
      'Decides about what `version` names, unless it has changed since. The mail about it waits a ' +
      'minute, in which it can be taken back.',
    body: Verdict.extend({ version: z.string().min(1).max(64) }),
    refuses: ['forbidden', 'gone', 'conflict'],
    answer: answers.Outcome,
    read: answers.Outcome,
  }),
  undoStaffDecision: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/undone',
    summary: 'Takes a decision of one’s own back within its minute. Nobody was told of it.',
    body: z.object({ signIn: SignIn, decisionId: z.number().int().positive() }),
    refuses: ['forbidden', 'gone'],
    answer: answers.Undone,
    read: answers.Undone,
  }),
  listStaffLog: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/log',
    summary: 'Who decided and saw what, the newest first.',
    query: z.object({ signIn: SignIn, ...LogQuery.shape }),
    answer: answers.LogPage,
    read: answers.LogPage,
  }),
  listStaff: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/people',
    summary: 'Who is of the staff, with those who are invited.',
    query: z.object({ signIn: SignIn }),
    answer: answers.People,
    read: answers.People,
  }),
  changeStaff: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/people',
    summary:
      'An owner adds somebody, changes a role or removes somebody, but never the last owner.',
    body: Change,
    refuses: ['forbidden', 'gone', 'conflict'],
    answer: answers.People,
    read: answers.People,
  }),
} as const;

export const staffApi = {
  staffQueue: apiEndpoint({
    method: 'GET',
    path: '/api/staff/queue',
    limit: 'reads',
    summary: 'What waits for the staff, for a page that looks again by itself.',
    source: 'RULINGS, "Staff"',
    query: z.object(QueueQuery),
    answer: browser.Queue,
    read: browser.Queue,
  }),
  staffLetters: apiEndpoint({
    method: 'POST',
    path: '/api/staff/letters',
    limit: 'reads',
    summary: 'What a decision would mail, while its text is typed.',
    source: 'RULINGS, "Staff"',
    body: Verdict.omit({ signIn: true }),
    answer: Letters,
    read: Letters,
  }),
  staffLogFile: apiEndpoint({
    method: 'GET',
    path: '/api/staff/log',
    limit: 'reads',
    summary: 'The log of the staff as CSV.',
    source: 'RULINGS, "Staff"',
    query: LogQuery,
    answer: z.instanceof(Response),
    read: z.unknown(),
  }),
} as const;

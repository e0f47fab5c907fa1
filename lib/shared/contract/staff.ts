import { z } from 'zod';
import { REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import {
  QUEUE_KINDS,
  STAFF_ACTIONS,
  STAFF_KINDS,
  STAFF_ROLES,
  STAFF_TEXT,
} from '@/lib/shared/domain/staff/room';
import { Instant } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';

const Kind = z.enum(STAFF_KINDS);

const Claim = z.object({ staffId: z.number(), name: z.string(), until: Instant });

const Queued = z.object({
  kind: z.enum(QUEUE_KINDS),
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  waitingSince: Instant,
  /** `new`, `changed` (for a listing that is public already), or the reason of a report. */
  detail: z.string(),
  /** For a report or an appeal, the kind of what it is about. For anything else, its own kind. */
  about: z.string(),
  notices: z.number().int(),
  isFirst: z.boolean(),
  isOwn: z.boolean(),
  claim: Claim.nullable(),
});

const Decided = z.object({
  id: z.number().int(),
  kind: z.string(),
  subjectId: z.string(),
  name: z.string(),
  action: z.string(),
  reasonId: z.string().nullable(),
  clause: z.string().nullable(),
  text: z.string().nullable(),
  /** Null for decisions by the command that was used in earlier releases. */
  by: z.string().nullable(),
  byId: z.number().nullable(),
  at: Instant,
  version: z.string().nullable(),
  noticeId: z.number().nullable(),
  isOfAppeal: z.boolean(),
  undoes: z.number().nullable(),
  isUndone: z.boolean(),
  isMarked: z.boolean(),
  /**
   * Whether the staff can open its subject. It can be opened unless it was erased or taken back.
   */
  isThere: z.boolean(),
});

const Notice = z.object({
  id: z.number().int(),
  reason: z.string(),
  text: z.string(),
  /** '' for nobody. */
  name: z.string(),
  email: z.string().nullable(),
  isInGoodFaith: z.boolean(),
  at: Instant,
  isOpen: z.boolean(),
});

const Field = z.object({
  name: z.string(),
  /** Null if there is no earlier value. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const Account = z.object({
  id: z.number().int(),
  name: z.string(),
  since: Instant,
  suspendedAt: Instant.nullable(),
  bookings: z.number().int(),
  cancelledByIt: z.number().int(),
  coming: z.number().int(),
  publicThings: z.number().int(),
  noticesOpen: z.number().int(),
  noticesClosed: z.number().int(),
  things: z.array(z.object({ kind: Kind, id: z.string(), name: z.string(), status: z.string() })),
});

const Item = z.object({
  kind: Kind,
  id: z.string(),
  /** For a report, what it is about. For anything else, the thing itself. */
  about: z.object({ kind: Kind, id: z.string() }),
  name: z.string(),
  version: z.string(),
  status: z.string().nullable(),
  waitingSince: Instant.nullable(),
  /** Null if there is no approved copy with which it can be compared. */
  copyTakenAt: Instant.nullable(),
  isOwn: z.boolean(),
  /** The language of the mail about a decision. Null if nobody is told. */
  mailLanguage: z.string().nullable(),
  actions: z.array(z.enum(STAFF_ACTIONS)),
  fields: z.array(Field),
  pictures: z.object({ before: z.array(z.string()), after: z.array(z.string()) }),
  /** The files of a post, which are on the network service. */
  files: z.array(z.string()),
  notices: z.array(Notice),
  account: Account.nullable(),
  decided: z.array(Decided),
  appeal: z
    .object({
      text: z.string(),
      at: Instant,
      decisionId: z.number().int(),
      isMine: z.boolean(),
      /** Whether reversing the decision would give back what was taken away. */
      isGivenBack: z.boolean(),
      /** Set if the sender of a notice appeals. Null if the owner does. */
      noticeId: z.number().int().nullable(),
    })
    .nullable(),
  claim: Claim.nullable(),
});

const Log = z.object({
  at: Instant,
  by: z.string().nullable(),
  action: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  name: z.string(),
  decision: Decided.nullable(),
  note: z.string(),
});

const Person = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  addedAt: Instant,
  addedBy: z.string().nullable(),
  /** Null from the first sign-in on. */
  invitedUntil: Instant.nullable(),
  seenAt: Instant.nullable(),
  claims: z.number().int(),
});

const Booking = z.object({
  id: z.number().int(),
  startsAt: Instant,
  customer: z.string(),
  hasEmail: z.boolean(),
});

const StaffVisit = z.object({
  state: z.enum(['stranger', 'over', 'in']),
  staff: z
    .object({
      id: z.number().int(),
      name: z.string(),
      email: z.string(),
      role: z.enum(STAFF_ROLES),
    })
    .nullable(),
  endsAt: Instant.nullable(),
  /** The member's own latest decision, while it can be taken back. */
  undoable: z
    .object({ id: z.number().int(), name: z.string(), action: z.string(), until: Instant })
    .nullable(),
});

const StaffQueue = z.object({
  items: z.array(Queued),
  /** The numbers of everything that waits, independent of what was asked for. */
  counts: z.record(z.string(), z.number().int()),
  free: z.number().int(),
  mine: z.number().int(),
  /** The number of results before `limit` was applied. */
  found: z.number().int(),
});

const FoundItem = z.object({ item: Item.nullable() });

const TakenClaim = z.object({ claim: Claim.nullable(), isMine: z.boolean() });

const Outcome = z.object({
  /** `changed` means that the thing is not as the member saw it, so nothing was done. */
  outcome: z.enum(['decided', 'changed']),
  decisionId: z.number().nullable(),
  undoUntil: Instant.nullable(),
  latest: Decided.nullable(),
});

const Undone = z.object({ outcome: z.enum(['undone', 'tooLate', 'changed']) });

const LogPage = z.object({ rows: z.array(Log), found: z.number().int() });

const People = z.object({ people: z.array(Person) });

const Bookings = z.object({ bookings: z.array(Booking) });

/** The session id of a sign-in, by which the backend recognises the person. */
const SignIn = z.string().min(1).max(100);

const SubjectId = z.string().min(1).max(100);
const StaffId = z.number().int().positive();

export type StaffVisit = z.output<typeof StaffVisit>;
export type StaffQueue = z.output<typeof StaffQueue>;
export type StaffQueued = StaffQueue['items'][number];
export type StaffItem = NonNullable<z.output<typeof FoundItem>['item']>;
export type StaffDecided = StaffItem['decided'][number];
export type StaffLogRow = z.output<typeof LogPage>['rows'][number];
export type StaffPerson = z.output<typeof People>['people'][number];
export type StaffBooking = z.output<typeof Bookings>['bookings'][number];

const Entered = z.object({
  userId: z.string().min(1).max(255),
  signIn: SignIn,
  signedInAt: Instant,
  email: z.string().max(254).default(''),
  /** Whether the issuer verified the address. An address that is not verified identifies nobody. */
  isEmailVerified: z.boolean().default(false),
  name: z.string().max(254).default(''),
  /** True if the page refreshed itself. Such a call does not keep a session open. */
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
  since: 1,
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
    answer: StaffVisit,
  }),
  listStaffQueue: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/queue',
    summary: 'What waits for the staff; what is late first.',
    query: z.object({ signIn: SignIn, ...QueueQuery }),
    answer: StaffQueue,
  }),
  getStaffItem: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/items',
    summary:
      'All that the staff sees of one thing. A look at what a customer or visitor left is logged.',
    query: z.object({ signIn: SignIn, kind: Kind, id: SubjectId }),
    answer: FoundItem,
  }),
  listStaffBookings: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/bookings',
    summary: 'The visits to come of an account with the names of who booked, which is logged.',
    query: z.object({ signIn: SignIn, accountId: z.string().regex(/^\d{1,9}$/) }),
    answer: Bookings,
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
    answer: TakenClaim,
  }),
  previewStaffMail: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/letters',
    summary: 'What a decision would mail to whom, without making it.',
    body: Verdict,
    refuses: ['forbidden', 'gone'],
    answer: Letters,
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
    answer: Outcome,
  }),
  undoStaffDecision: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/undone',
    summary: 'Takes a decision of one’s own back within its minute. Nobody was told of it.',
    body: z.object({ signIn: SignIn, decisionId: z.number().int().positive() }),
    refuses: ['forbidden', 'gone'],
    answer: Undone,
  }),
  listStaffLog: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/log',
    summary: 'Who decided and saw what, the newest first.',
    query: z.object({ signIn: SignIn, ...LogQuery.shape }),
    answer: LogPage,
  }),
  listStaff: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'staff/people',
    summary: 'Who is of the staff, with those who are invited.',
    query: z.object({ signIn: SignIn }),
    answer: People,
  }),
  changeStaff: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'staff/people',
    summary:
      'An owner adds somebody, changes a role or removes somebody, but never the last owner.',
    body: Change,
    refuses: ['forbidden', 'gone', 'conflict'],
    answer: People,
  }),
} as const;

export const staffApi = {
  staffQueue: apiEndpoint({
    method: 'GET',
    path: '/api/staff/queue',
    access: 'watchingStaff',
    limit: 'reads',
    summary: 'What waits for the staff, for a page that looks again by itself.',
    documented: 'RULINGS, "Staff"',
    query: z.object(QueueQuery),
    answer: StaffQueue,
  }),
  staffLetters: apiEndpoint({
    method: 'POST',
    path: '/api/staff/letters',
    access: 'staff',
    limit: 'reads',
    summary: 'What a decision would mail, while its text is typed.',
    documented: 'RULINGS, "Staff"',
    body: Verdict.omit({ signIn: true }),
    answer: Letters,
  }),
  staffLogFile: apiEndpoint({
    method: 'GET',
    path: '/api/staff/log',
    access: 'staff',
    limit: 'reads',
    summary: 'The log of the staff as CSV.',
    documented: 'RULINGS, "Staff"',
    query: LogQuery,
    answer: z.instanceof(Response),
  }),
} as const;

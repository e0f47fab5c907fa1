import { z } from 'zod';
import { QUEUE_KINDS, STAFF_ACTIONS, STAFF_KINDS, STAFF_ROLES } from '@/lib/domain/staff/room';

const Kind = z.enum(STAFF_KINDS);

/** ISO from {host}, epoch ms for the browser. */
export function staffShapes<Moment extends z.ZodType>(moment: Moment) {
  const Claim = z.object({ staffId: z.number(), name: z.string(), until: moment });
  const Queued = z.object({
    kind: z.enum(QUEUE_KINDS),
    id: z.string(),
    name: z.string(),
    owner: z.string(),
    waitingSince: moment,
    /** `new`, `changed` (already public), or a report's reason. */
    detail: z.string(),
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
    /** Null for the command line. */
    by: z.string().nullable(),
    byId: z.number().nullable(),
    at: moment,
    version: z.string().nullable(),
    noticeId: z.number().nullable(),
    isOfAppeal: z.boolean(),
    undoes: z.number().nullable(),
    isUndone: z.boolean(),
  });
  const Notice = z.object({
    id: z.number().int(),
    reason: z.string(),
    text: z.string(),
    /** '' for nobody. */
    name: z.string().default(''),
    email: z.string().nullable(),
    isInGoodFaith: z.boolean().default(false),
    at: moment,
    isOpen: z.boolean(),
  });
  const Field = z.object({
    name: z.string(),
    /** Null for what is not there. */
    before: z.string().nullable(),
    after: z.string().nullable(),
  });
  const Account = z.object({
    id: z.number().int(),
    name: z.string(),
    since: moment,
    suspendedAt: moment.nullable(),
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
    /** What a report is about; for other kinds itself. */
    about: z.object({ kind: Kind, id: z.string() }),
    name: z.string(),
    version: z.string(),
    status: z.string().nullable(),
    waitingSince: moment.nullable(),
    /** Null: no approved copy to compare with. */
    copyTakenAt: moment.nullable(),
    isOwn: z.boolean(),
    /** Of the mail about a decision; null if nobody is told. */
    mailLanguage: z.string().nullable().default(null),
    actions: z.array(z.enum(STAFF_ACTIONS)),
    fields: z.array(Field),
    pictures: z.object({ before: z.array(z.string()), after: z.array(z.string()) }),
    /** Of a post, on the network service. */
    files: z.array(z.string()),
    notices: z.array(Notice),
    account: Account.nullable(),
    decided: z.array(Decided),
    appeal: z
      .object({
        text: z.string(),
        at: moment,
        decisionId: z.number().int(),
        isMine: z.boolean(),
        /** Whether reversing would give back what was taken. */
        isGivenBack: z.boolean().default(true),
        /** Set if the notice's sender appeals; null for the owner. */
        noticeId: z.number().int().nullable(),
      })
      .nullable(),
    claim: Claim.nullable(),
  });
  const Log = z.object({
    at: moment,
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
    addedAt: moment,
    addedBy: z.string().nullable(),
    /** Null after the first sign-in. */
    invitedUntil: moment.nullable(),
    seenAt: moment.nullable(),
    claims: z.number().int(),
  });
  const Booking = z.object({
    id: z.number().int(),
    startsAt: moment,
    customer: z.string(),
    hasEmail: z.boolean(),
  });
  return {
    Visit: z.object({
      state: z.enum(['stranger', 'over', 'in']),
      staff: z
        .object({
          id: z.number().int(),
          name: z.string(),
          email: z.string(),
          role: z.enum(STAFF_ROLES),
        })
        .nullable(),
      endsAt: moment.nullable(),
      /** One's own latest decision, while it can be taken back. */
      undoable: z
        .object({ id: z.number().int(), name: z.string(), action: z.string(), until: moment })
        .nullable(),
    }),
    Queue: z.object({
      items: z.array(Queued),
      /** Of all that waits, whatever was asked for. */
      counts: z.record(z.string(), z.number().int()),
      free: z.number().int(),
      mine: z.number().int(),
      /** Before `limit`. */
      found: z.number().int(),
    }),
    Found: z.object({ item: Item.nullable() }),
    Taken: z.object({ claim: Claim.nullable(), isMine: z.boolean() }),
    Outcome: z.object({
      /** `changed`: it is not as it was seen; nothing was done. */
      outcome: z.enum(['decided', 'changed']),
      decisionId: z.number().nullable(),
      undoUntil: moment.nullable(),
      latest: Decided.nullable(),
    }),
    Undone: z.object({ outcome: z.enum(['undone', 'tooLate', 'changed']) }),
    LogPage: z.object({ rows: z.array(Log), found: z.number().int() }),
    People: z.object({ people: z.array(Person) }),
    Bookings: z.object({ bookings: z.array(Booking) }),
  };
}

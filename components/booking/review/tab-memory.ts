import { keptDraft } from '@/components/shared/forms/kept-draft';
import { CONTACT_FIELDS, type Contact } from '@/lib/shared/domain/booking/contact';
import type { Attempt } from './request';
import type { BookedMail } from './state';

/** Kept in this tab until a booking is confirmed. */
interface Pending {
  contact: Contact;
  /** "" before anything was sent. */
  reviewKey: string;
  open: Attempt[];
}

export interface Booked {
  review: string;
  confirmed: string;
  customerName: string;
  /** This and the next field are kept as they were typed. */
  customerPhone: string;
  customerEmail: string;
  /** Set only if {host} has said it. */
  mail?: BookedMail | undefined;
}

const NOBODY = 'visitor';
const MOST_BOOKED = 10;

function isAttempt(value: unknown): value is Attempt {
  const { key, request } = Object(value);
  return typeof key === 'string' && typeof request?.startsAt === 'number';
}

function isPending(value: unknown): value is Pending {
  const { contact, reviewKey, open } = Object(value);
  return (
    CONTACT_FIELDS.every((field) => typeof contact?.[field] === 'string') &&
    typeof reviewKey === 'string' &&
    Array.isArray(open) &&
    open.every(isAttempt)
  );
}

function isBookedList(value: unknown): value is Booked[] {
  return (
    Array.isArray(value) &&
    value.every((entry) =>
      ['review', 'confirmed', 'customerName', 'customerPhone', 'customerEmail'].every(
        (name) => typeof entry?.[name] === 'string',
      ),
    )
  );
}

const pending = keptDraft('booking', NOBODY, isPending);
const booked = keptDraft('booked', NOBODY, isBookedList);

const NOTHING: Pending = {
  contact: { customerName: '', customerPhone: '', customerEmail: '', customerRemark: '' },
  reviewKey: '',
  open: [],
};

export function loadPending(): Pending {
  return pending.load() ?? NOTHING;
}

export function keepContact(contact: Contact): void {
  pending.save({ ...loadPending(), contact });
}

const isOf = (calendarId: number) => (attempt: Attempt) =>
  attempt.request.calendarId === calendarId;

export function loadOpen(calendarId: number): Attempt[] {
  return loadPending().open.filter(isOf(calendarId));
}

function openElsewhere(calendarId: number): Attempt[] {
  return loadPending().open.filter((attempt) => !isOf(calendarId)(attempt));
}

export function keepOpen(calendarId: number, reviewKey: string, open: readonly Attempt[]): void {
  pending.save({ ...loadPending(), reviewKey, open: [...openElsewhere(calendarId), ...open] });
}

export function rememberBooked(calendarId: number, entry: Booked): void {
  const elsewhere = openElsewhere(calendarId);
  pending.clear();
  if (elsewhere.length > 0) pending.save({ ...NOTHING, open: elsewhere });
  booked.save([...(booked.load() ?? []), entry].slice(-MOST_BOOKED));
}

export function findBooked(address: string): Booked | undefined {
  return booked
    .load()
    ?.findLast(({ review, confirmed }) => review === address || confirmed === address);
}

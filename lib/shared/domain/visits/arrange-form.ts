import { localDay } from '@/lib/shared/time/format';
import { type ArrangeDraft, allLost, draftForOther, type OfferedItem, withItem } from './draft';

export const ARRANGE_FIELDS = [
  'date',
  'start',
  'items',
  'customerName',
  'customerPhone',
  'customerEmail',
  'note',
] as const;
export type ArrangeField = (typeof ARRANGE_FIELDS)[number];
export type ArrangeErrors = Partial<Record<ArrangeField, string>>;

/** The booked visits in order, and the starts that were taken meanwhile (epoch ms). */
export interface ArrangedVisits {
  booked: readonly { id: number; startsAt: number }[];
  lost: readonly number[];
  /** `held` means that a limit delays the mail. Absent if no mail is sent. */
  mail?: 'coming' | 'held' | undefined;
}

export interface ArrangeForm {
  /** The draft with which the page began. */
  start: ArrangeDraft;
  /**
   * The address of the page may name a customer by one of their bookings. Null if it names nobody.
   */
  customer: string | null;
  draft: ArrangeDraft;
  /** An item that is chosen but not added yet. "" for none. */
  chosen: string;
  isRestored: boolean;
  errors: ArrangeErrors;
  /** How often a submit was refused. The focus moves when this changes. */
  submits: number;
  problem: string;
  isSending: boolean;
  /** A request without an answer, in the form in which it was sent. Its visits may be booked. */
  unsettled: string | null;
  done: ArrangedVisits | null;
}

export type ArrangeAction =
  | { type: 'restored'; draft: ArrangeDraft }
  | { type: 'changed'; next: Partial<ArrangeDraft> }
  | { type: 'itemChosen'; itemId: string }
  | { type: 'itemAdded'; item: OfferedItem }
  | { type: 'discarded' }
  | { type: 'refused'; errors: ArrangeErrors }
  | { type: 'sent' }
  /** `sent` is the draft of the request. What is typed after it was sent does not count. */
  | { type: 'booked'; answer: ArrangedVisits; sent: ArrangeDraft }
  | { type: 'failed'; unsettled: string | null; problem: string; errors: ArrangeErrors }
  /**
   * Goes back to the form for the first lost visit. The other lost visits are shown again after it.
   */
  | { type: 'lostTaken'; zone: string }
  | { type: 'nextCustomer' };

export function arrangeForm(start: ArrangeDraft, customer: string | null): ArrangeForm {
  return {
    start,
    customer,
    draft: start,
    chosen: '',
    isRestored: false,
    errors: {},
    submits: 0,
    problem: '',
    isSending: false,
    unsettled: null,
    done: null,
  };
}

function change(form: ArrangeForm, next: Partial<ArrangeDraft>): ArrangeForm {
  const names = Object.keys(next).map((name) => (name === 'minute' ? 'start' : name));
  const left = Object.entries(form.errors).filter(([field]) => !names.includes(field));
  const errors: ArrangeErrors = Object.fromEntries(left);
  return { ...form, draft: { ...form.draft, ...next }, errors, problem: '' };
}

function refuse(form: ArrangeForm, errors: ArrangeErrors): ArrangeForm {
  return { ...form, errors, submits: form.submits + 1 };
}

function takeLost(form: ArrangeForm, zone: string): ArrangeForm {
  const shown = { ...form, done: null };
  const [first, ...lost] = form.done?.lost ?? [];
  if (first === undefined) return shown;
  return change(shown, { date: localDay(first, zone), isSeries: false, minute: null, lost });
}

export function arrangeReducer(form: ArrangeForm, action: ArrangeAction): ArrangeForm {
  switch (action.type) {
    case 'restored':
      return { ...form, draft: action.draft, isRestored: true };
    case 'changed':
      return change(form, action.next);
    case 'itemChosen':
      return { ...form, chosen: action.itemId };
    case 'itemAdded': {
      const items = withItem(form.draft.items, action.item);
      return { ...change(form, { items }), chosen: '' };
    }
    case 'discarded':
      return {
        ...form,
        draft: form.start,
        chosen: '',
        isRestored: false,
        errors: {},
        problem: '',
      };
    case 'refused':
      return refuse(form, action.errors);
    case 'sent':
      return { ...form, isSending: true, problem: '' };
    case 'booked': {
      const done = { ...action.answer, lost: allLost(action.answer.lost, action.sent) };
      return { ...form, isSending: false, unsettled: null, isRestored: false, errors: {}, done };
    }
    case 'failed': {
      const { unsettled, problem, errors } = action;
      const settled = { ...form, isSending: false, unsettled, isRestored: false };
      if (Object.keys(errors).length > 0) return refuse(settled, errors);
      return { ...settled, problem };
    }
    case 'lostTaken':
      return takeLost(form, action.zone);
    case 'nextCustomer': {
      // After a reload, the customer of the address must not come back.
      const draft = draftForOther(form.draft, form.start);
      return { ...form, customer: null, draft, done: null, submits: 0 };
    }
  }
}

import { describe, expect, it } from 'vitest';
import { type ArrangeAction, type ArrangeForm, arrangeForm, arrangeReducer } from './arrange-form';
import type { ArrangeDraft } from './draft';

const MALTA = 'Europe/Malta';
const DAY = '2027-03-17';
const START: ArrangeDraft = {
  date: DAY,
  minute: 600,
  person: 1,
  items: [],
  customerName: 'Rosa',
  customerPhone: '',
  customerEmail: '',
  note: '',
  isSeries: false,
  everyWeeks: 1,
  count: 6,
  leftOut: [],
  instead: {},
};
const fresh = arrangeForm(START, '7');
const taken = { ...fresh, draft: { ...START, isSeries: true, note: 'Comes after work' } };
const reduce = (form: ArrangeForm, ...actions: ArrangeAction[]) =>
  actions.reduce(arrangeReducer, form);
const item = { id: '5', priceMinor: 1_200, durationMinutes: 60 };

describe('a change', () => {
  const refused = reduce(fresh, {
    type: 'refused',
    errors: { date: 'no day', start: 'no time', note: 'too long' },
  });

  it.each([
    ['the time', { minute: 615 }, ['date', 'note']],
    ['a field', { note: '' }, ['date', 'start']],
    ['another start of the series', { instead: { [DAY]: 1 } }, ['date', 'start', 'note']],
  ])('of %s takes back what was said about it, and the failure', (_, next, left) => {
    const form = reduce({ ...refused, problem: 'lost' }, { type: 'changed', next });
    expect(Object.keys(form.errors)).toEqual(left);
    expect(form.problem).toBe('');
    expect(form.draft).toEqual({ ...START, ...next });
  });

  it('by adding an item leaves none that waits', () => {
    const form = reduce(
      { ...fresh, errors: { items: 'none' } },
      { type: 'itemChosen', itemId: '5' },
      { type: 'itemAdded', item },
    );
    expect(form).toMatchObject({ chosen: '', errors: {} });
    expect(form.draft.items).toEqual([{ key: 1, itemId: '5', minutes: 60, price: '12.00' }]);
  });
});

it('a kept draft is discarded for what the page began with', () => {
  const form = reduce(fresh, { type: 'restored', draft: taken.draft });
  expect(form).toMatchObject({ isRestored: true, draft: taken.draft });
  const waits = { ...form, chosen: '5', errors: { date: 'no day' }, problem: 'lost' };
  expect(reduce(waits, { type: 'discarded' })).toEqual(fresh);
});

describe('a request', () => {
  const sending = reduce({ ...taken, problem: 'lost', isRestored: true }, { type: 'sent' });
  const booked = { booked: [{ id: 1, startsAt: 5 }], lost: [9] };

  it('takes back the failure before it, and nothing else', () => {
    expect(sending).toEqual({ ...taken, isRestored: true, isSending: true });
  });

  it('that booked shows what it lost, and what earlier ones lost by the draft that was sent', () => {
    const sent = { ...taken.draft, lost: [7] };
    const form = reduce(
      { ...sending, unsettled: 'a', errors: { date: 'no day' } },
      { type: 'booked', answer: booked, sent },
    );
    expect(form).toEqual({ ...taken, done: { ...booked, lost: [7, 9] } });
  });

  it('without an answer is remembered until the next answer', () => {
    const failure = { type: 'failed', problem: 'Try again', errors: {} } as const;
    const lost = reduce(sending, { ...failure, unsettled: 'sent' });
    expect(lost).toEqual({ ...taken, unsettled: 'sent', problem: 'Try again' });
    expect(reduce(lost, { ...failure, unsettled: null }).unsettled).toBeNull();
  });

  it('that is refused by fields says it there, and counts for the focus', () => {
    const errors = { customerPhone: 'no number' };
    const form = reduce(sending, { type: 'failed', unsettled: null, problem: 'Refused', errors });
    expect(form).toEqual({ ...taken, errors, submits: 1 });
  });
});

describe('after booking', () => {
  const first = Date.UTC(2027, 2, 24, 23, 30);
  const done = { booked: [], lost: [first, first + 7] };

  it('the first lost visit is chosen anew, on its day in the zone, with the others kept', () => {
    const form = reduce({ ...taken, done }, { type: 'lostTaken', zone: MALTA });
    const again = { date: '2027-03-25', isSeries: false, minute: null, lost: [first + 7] };
    expect(form).toEqual({ ...taken, draft: { ...taken.draft, ...again } });
  });

  it('the form comes back as it was where nothing was lost', () => {
    const form = reduce(
      { ...taken, done: { ...done, lost: [] } },
      { type: 'lostTaken', zone: MALTA },
    );
    expect(form).toEqual(taken);
  });

  it('somebody else begins with nothing of the customer, whom the address no longer names', () => {
    const form = reduce({ ...taken, done, submits: 2 }, { type: 'nextCustomer' });
    expect(form).toEqual({
      ...fresh,
      customer: null,
      draft: { ...START, minute: null, customerName: '' },
    });
  });
});

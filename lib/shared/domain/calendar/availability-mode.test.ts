import { describe, expect, it } from 'vitest';
import {
  AVAILABILITY_OFF,
  type AvailabilityAction,
  type AvailabilityState,
  availabilityReducer,
  lastStepOf,
} from './availability-mode';
import type { Marks } from './plan';

const cell = (at: number) => ({ at, date: '2025-11-20', minute: at, isBooked: false });
const select = (at: number): AvailabilityAction[] => [
  { type: 'selected', action: { type: 'begin', cell: cell(at) } },
  { type: 'selected', action: { type: 'end' } },
];
const result = { isError: false, text: 'Done.', reason: null };
const before: Marks = new Map([[1, 'available']]);
const applied = { type: 'applied', slots: [1], before, result } as const;

function stateAfter(...actions: AvailabilityAction[]): AvailabilityState {
  return actions.reduce(availabilityReducer, AVAILABILITY_OFF);
}

describe('the Change Availability mode', () => {
  it('takes applied slots out of the selection and remembers what they had', () => {
    const state = stateAfter(...select(1), ...select(2), applied);
    expect([...state.selection.picked.keys()]).toEqual([2]);
    expect(state.selection.past).toEqual([]);
    expect(state.history).toEqual([before]);
    expect(state.result).toBe(result);
  });

  it('keeps selection and history when all slots failed', () => {
    const failed = { ...applied, slots: [], before: new Map() };
    const state = stateAfter(...select(1), failed);
    expect([...state.selection.picked.keys()]).toEqual([1]);
    expect(state.selection.past).toHaveLength(1);
    expect(state.history).toEqual([]);
  });

  it('stops Undo at a change of which nobody knows what was there before', () => {
    const known = { type: 'changedByDialog', before } as const;
    expect(stateAfter(known, known).history).toHaveLength(2);
    expect(stateAfter(known, { type: 'changedByDialog', before: null }).history).toEqual([]);
    expect(stateAfter(known, { ...applied, before: null }).history).toEqual([]);
  });

  it('keeps in history what an Undo could not restore', () => {
    expect(stateAfter(applied, { type: 'undone', rest: new Map(), result }).history).toEqual([]);
    expect(stateAfter(applied, { type: 'undone', rest: before, result }).history).toEqual([before]);
  });

  it('hides the result that was seen, but not a newer one', () => {
    const shown = stateAfter({ type: 'resultShown', result });
    const other = { ...result };
    expect(availabilityReducer(shown, { type: 'resultHidden', result: other })).toBe(shown);
    expect(availabilityReducer(shown, { type: 'resultHidden', result }).result).toBeNull();
  });

  it('forgets everything but the chosen status when it is closed', () => {
    const choose = { type: 'markChosen', mark: 'unavailable' } as const;
    const state = stateAfter({ type: 'opened' }, choose, ...select(1), { type: 'closed' });
    expect(state).toEqual({ ...AVAILABILITY_OFF, mark: 'unavailable' });
  });

  it('asks before it closes over a selection, and closes by itself without one', () => {
    const asked = stateAfter({ type: 'opened' }, ...select(1), { type: 'closeAsked' });
    expect(asked).toMatchObject({ isOn: true, dialog: 'discard' });
    expect(asked.selection.picked.size).toBe(1);
    expect(stateAfter({ type: 'opened' }, { type: 'closeAsked' })).toEqual(AVAILABILITY_OFF);
  });

  it('takes back steps of the selection before changes that are sent', () => {
    expect(lastStepOf(AVAILABILITY_OFF)).toBeNull();
    const changed = stateAfter({ type: 'changedByDialog', before });
    expect(lastStepOf(changed)).toBe('change');
    expect(lastStepOf(select(1).reduce(availabilityReducer, changed))).toBe('selection');
  });

  it('is the same object when nothing changes, so that nothing renders', () => {
    const state = stateAfter(...select(1));
    const nothing = { type: 'selected', action: { type: 'end' } } as const;
    expect(availabilityReducer(state, nothing)).toBe(state);
  });
});

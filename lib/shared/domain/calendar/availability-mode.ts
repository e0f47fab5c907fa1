import type { Mark, Marks } from './plan';
import { NOTHING_PICKED, type Selection, type SelectionAction, selectSlots } from './selection';

/** `reason` is a sentence that {host} wrote. */
export interface ShownResult {
  isError: boolean;
  text: string;
  reason: string | null;
}

export type AvailabilityDialog = 'range' | 'copy' | 'discard';

export interface AvailabilityState {
  isOn: boolean;
  mark: Mark;
  dialog: AvailabilityDialog | null;
  selection: Selection;
  /** How many days are being sent. */
  pending: number | null;
  result: ShownResult | null;
  /** The slots before each change that can be undone. The latest is the last. */
  history: readonly Marks[];
}

export type AvailabilityAction =
  | { type: 'opened' }
  /** If something is selected, asks first whether to discard it. */
  | { type: 'closeAsked' }
  | { type: 'closed' }
  | { type: 'markChosen'; mark: Mark }
  | { type: 'dialogChanged'; dialog: AvailabilityDialog | null }
  | { type: 'selected'; action: SelectionAction }
  | { type: 'started'; days: number }
  /** `before` is null if it is unknown. */
  | { type: 'applied'; slots: readonly number[]; before: Marks | null; result: ShownResult }
  | { type: 'undone'; rest: Marks; result: ShownResult }
  | { type: 'changedByDialog'; before: Marks | null }
  | { type: 'resultShown'; result: ShownResult }
  | { type: 'resultHidden'; result?: ShownResult };

/** Nothing is marked, and nothing can be undone. */
export const AVAILABILITY_OFF: AvailabilityState = {
  isOn: false,
  mark: 'available',
  dialog: null,
  selection: NOTHING_PICKED,
  pending: null,
  result: null,
  history: [],
};

/** What Undo takes back. The selection is taken back before earlier changes. */
export function lastStepOf({ selection, history }: AvailabilityState) {
  if (selection.past.length > 0) return 'selection';
  return history.length > 0 ? 'change' : null;
}

/** If the state before a change is unknown, Undo cannot go back further. */
function withChange(history: readonly Marks[], before: Marks | null): readonly Marks[] {
  return before ? [...history, before] : [];
}

/** The states of marking times on the calendar, from opening the mode to the result of a change. */
export function availabilityReducer(
  state: AvailabilityState,
  action: AvailabilityAction,
): AvailabilityState {
  switch (action.type) {
    case 'opened':
      return { ...state, isOn: true };
    case 'closeAsked':
      if (state.selection.picked.size > 0) return { ...state, dialog: 'discard' };
      return availabilityReducer(state, { type: 'closed' });
    case 'closed':
      return { ...AVAILABILITY_OFF, mark: state.mark, pending: state.pending };
    case 'markChosen':
      return { ...state, mark: action.mark };
    case 'dialogChanged':
      return { ...state, dialog: action.dialog };
    case 'selected': {
      const selection = selectSlots(state.selection, action.action);
      // If the object is the same, React does not draw again.
      return selection === state.selection ? state : { ...state, selection };
    }
    case 'started':
      return { ...state, pending: action.days, result: null };
    case 'applied': {
      const { slots, before, result } = action;
      const next = { ...state, pending: null, result };
      if (slots.length === 0) return next;
      const selection = selectSlots(state.selection, { type: 'applied', slots });
      return { ...next, selection, history: withChange(state.history, before) };
    }
    case 'undone': {
      const { rest, result } = action;
      const history = [...state.history.slice(0, -1), ...(rest.size > 0 ? [rest] : [])];
      return { ...state, pending: null, result, history };
    }
    case 'changedByDialog': {
      const selection = selectSlots(state.selection, { type: 'applied', slots: [] });
      const history = withChange(state.history, action.before);
      return { ...state, selection, result: null, history };
    }
    case 'resultShown':
      return { ...state, result: action.result };
    case 'resultHidden': {
      const isAnother = action.result !== undefined && action.result !== state.result;
      return state.result === null || isAnother ? state : { ...state, result: null };
    }
  }
}

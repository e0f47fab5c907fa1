/** `version` counts how often it was saved. */
export interface Versioned<T> {
  version: number;
  draft: T;
}

/** `isStale` is true if it was saved meanwhile, by others or in another tab. */
export interface SaveProblem {
  text: string;
  isStale: boolean;
}

/** A page that others may save, too. Each save names the version that it changes. */
export interface VersionedDraft<T> {
  draft: T;
  /** The version that the draft changes. A kept draft may change an older one than `saved`. */
  version: number;
  saved: Versioned<T>;
  isSending: boolean;
  isJustSaved: boolean;
  problem: SaveProblem | null;
  /** The text that is announced. "" for nothing. */
  message: string;
  /** How often all changes were taken back. */
  undos: number;
}

export type DraftAction<T> =
  /** The draft was kept in the browser before the page was read again. */
  | { type: 'restored'; kept: Versioned<T>; message: string }
  | { type: 'changed'; draft: T }
  | { type: 'undone'; message: string }
  | { type: 'sent' }
  | { type: 'saved'; saved: Versioned<T>; message: string }
  /** `newer` is what the next save replaces. Null if it is what was known before. */
  | { type: 'refused'; problem: SaveProblem; newer: Versioned<T> | null }
  /** The change was saved already, without the Save of this page. */
  | { type: 'savedMeanwhile'; apply: (draft: T) => T };

export function startDraft<T>(saved: Versioned<T>): VersionedDraft<T> {
  return {
    ...saved,
    saved,
    isSending: false,
    isJustSaved: false,
    problem: null,
    message: '',
    undos: 0,
  };
}

export function isSameDraft<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function hasChanged<T>({ draft, saved }: VersionedDraft<T>): boolean {
  return !isSameDraft(draft, saved.draft);
}

/** Handles changes, saves and refusals of a page that has one Save for everything. */
export function draftReducer<T>(
  state: VersionedDraft<T>,
  action: DraftAction<T>,
): VersionedDraft<T> {
  switch (action.type) {
    case 'restored':
      return { ...state, ...action.kept, message: action.message };
    case 'changed': {
      const { saved } = state;
      const next = { ...state, draft: action.draft, message: '', problem: null };
      const version = hasChanged(next) ? state.version : saved.version;
      return { ...next, version, isJustSaved: false };
    }
    case 'undone': {
      const next = draftReducer(state, { type: 'changed', draft: state.saved.draft });
      return { ...next, message: action.message, undos: state.undos + 1 };
    }
    case 'sent':
      return { ...state, isSending: true, message: '', problem: null };
    case 'saved': {
      const { saved, message } = action;
      return { ...state, ...saved, saved, message, isSending: false, isJustSaved: true };
    }
    case 'refused': {
      const { problem, newer } = action;
      const next = { ...state, problem, isSending: false };
      return newer ? { ...next, saved: newer, version: newer.version } : next;
    }
    case 'savedMeanwhile': {
      const { saved, draft } = state;
      const { apply } = action;
      return { ...state, draft: apply(draft), saved: { ...saved, draft: apply(saved.draft) } };
    }
  }
}

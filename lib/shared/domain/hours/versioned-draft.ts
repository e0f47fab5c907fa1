/** `version` counts the saves. */
export interface Versioned<T> {
  version: number;
  draft: T;
}

/** `isStale` if others saved meanwhile. */
export interface SaveProblem {
  text: string;
  isStale: boolean;
}

/** A page that others may save too: each save names the version that it changes. */
export interface VersionedDraft<T> {
  draft: T;
  /** What the draft changes: for a draft that was kept, perhaps an older one than `saved`. */
  version: number;
  saved: Versioned<T>;
  isSending: boolean;
  isJustSaved: boolean;
  problem: SaveProblem | null;
  /** Announced; "" for nothing. */
  message: string;
  /** How often everything was taken back. */
  undos: number;
}

export type DraftAction<T> =
  /** Kept in the browser before the page was read again. */
  | { type: 'restored'; kept: Versioned<T>; message: string }
  | { type: 'changed'; draft: T }
  | { type: 'undone'; message: string }
  | { type: 'sent' }
  | { type: 'saved'; saved: Versioned<T>; message: string }
  /** `newer` is what the next save replaces; null for what was known. */
  | { type: 'refused'; problem: SaveProblem; newer: Versioned<T> | null }
  /** It is saved already, without this page's Save. */
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

/** What changes, saves and refusals do to a page with one Save for everything. */
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

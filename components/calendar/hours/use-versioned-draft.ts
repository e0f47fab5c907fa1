import { useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import {
  type DraftAction,
  draftReducer,
  hasChanged,
  startDraft,
  type Versioned,
} from '@/lib/shared/domain/hours/versioned-draft';

interface Store<T> {
  save: (kept: Versioned<T>) => void;
  clear: () => void;
}

/** While the draft is changed, it is kept in the tab, and the user is asked before leaving. */
export function useVersionedDraft<T>(first: Versioned<T>, store: Store<T>) {
  const [state, setState] = useState(() => startDraft(first));
  // A picture may arrive between a press and its render. Neither change may undo the other.
  const latest = useRef(state);
  const guard = useLeaveGuard();

  function act(action: DraftAction<T>) {
    latest.current = draftReducer(latest.current, action);
    setState(latest.current);
  }

  function settle() {
    guard.release();
    store.clear();
  }

  function edit(action: DraftAction<T>) {
    act(action);
    if (!hasChanged(latest.current)) return settle();
    const { version, draft } = latest.current;
    guard.touch();
    store.save({ version, draft });
  }

  return {
    state,
    latest,
    guard,
    act,
    settle,
    change: (draft: T) => edit({ type: 'changed', draft }),
    undo: (message: string) => edit({ type: 'undone', message }),
    keep(saved: Versioned<T>, message: string) {
      act({ type: 'saved', saved, message });
      settle();
    },
  };
}

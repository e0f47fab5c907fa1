const PREFIX = 'settln:';

/** Kept in this tab through reloads and the end of a session. */
export interface KeptDraft<Draft> {
  /** Null if there is none. Somebody else's draft is deleted. */
  load: () => Draft | null;
  save: (draft: Draft) => void;
  clear: () => void;
}

/** `isDraft` refuses what an older version of the form left. */
export function keptDraft<Draft>(
  name: string,
  userId: string,
  isDraft: (value: unknown) => value is Draft,
): KeptDraft<Draft> {
  const key = PREFIX + name;
  const clear = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden, so there is nothing to remove.
    }
  };
  return {
    clear,
    load() {
      try {
        const kept = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        if (kept.userId === userId && isDraft(kept.draft)) return kept.draft;
      } catch {
        // Not written by us, or not readable: treated as no draft.
      }
      clear();
      return null;
    },
    save(draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ userId, draft }));
      } catch {
        // Storage is full or forbidden; the form itself still has everything.
      }
    },
  };
}

/** Of this tab, also of forms that ask nobody to sign in. */
function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there are none.
  }
}

/**
 * Not before the page is left: the browser may still ask whether to leave, and people who stay keep
 * what they typed.
 */
export function forgetDraftsOnLeaving(): void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let wasAsked = false;
  // Runs after the listeners of the forms, so it knows whether one of them makes the browser ask.
  const onUnload = (event: BeforeUnloadEvent) => {
    // The page was not left when the browser asked, and is being left in another way now.
    if (wasAsked) leaving.abort();
    wasAsked = event.defaultPrevented;
  };
  const onHide = () => {
    leaving.abort();
    forgetDrafts();
  };
  window.addEventListener('beforeunload', onUnload, { signal });
  window.addEventListener('pagehide', onHide, { signal });
}

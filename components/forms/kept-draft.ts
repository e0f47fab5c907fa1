const PREFIX = 'settln:';

/** What one person typed into one form, kept in this tab through reloads and the end of a session. */
export interface KeptDraft<Draft> {
  /** This person's draft, or null. Somebody else's draft is deleted. */
  load: () => Draft | null;
  save: (draft: Draft) => void;
  /** For when it has been submitted or is no longer wanted. */
  clear: () => void;
}

/** Keeps a draft under `name`; `isDraft` refuses what an older version of the form left. */
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

/** Deletes all drafts of this tab, also those of forms that ask nobody to sign in. */
function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there are none.
  }
}

/**
 * Deletes all drafts of this tab when the page is left, and not before: the browser may still ask
 * whether to leave, and people who stay keep what they typed, also through a later reload.
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

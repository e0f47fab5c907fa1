const PREFIX = 'settln:';

/**
 * Kept in this tab, through reloads and ended sessions. Nothing is kept where storage is forbidden.
 */
export interface KeptDraft<Draft> {
  /** Deletes somebody else's draft. */
  load: () => Draft | null;
  save: (draft: Draft) => void;
  clear: () => void;
}

/** `isDraft` refuses the drafts of older versions. */
export function keptDraft<Draft>(
  name: string,
  userId: string,
  isDraft: (value: unknown) => value is Draft,
): KeptDraft<Draft> {
  const key = PREFIX + name;
  const clear = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {}
  };
  return {
    clear,
    load() {
      try {
        const kept = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        if (kept.userId === userId && isDraft(kept.draft)) return kept.draft;
      } catch {
        // The stored text is not ours, or cannot be read.
      }
      clear();
      return null;
    },
    save(draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ userId, draft }));
      } catch {}
    },
  };
}

/** Forgets the drafts of forms without sign-in, too. */
function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {}
}

/** Forgets drafts only once the page is left, because people who stay keep what they typed. */
export function forgetDraftsOnLeaving(): void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let wasAsked = false;
  // Runs after the forms' listeners, so it knows whether the browser asks.
  const onUnload = (event: BeforeUnloadEvent) => {
    // The page stayed when asked, and is left later.
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

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
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there are none.
  }
}

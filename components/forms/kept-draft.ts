/** What one person has typed into one form, kept for this tab: neither a reload nor a lost session takes it. */
export interface KeptDraft<Draft> {
  /** What this person left here; null for nothing. What somebody else left is thrown away. */
  load: () => Draft | null;
  save: (draft: Draft) => void;
  /** It is saved, or no longer wanted. */
  clear: () => void;
}

/** The place of a draft. `name` tells forms apart; `isDraft` what an older version may have left. */
export function keptDraft<Draft>(
  name: string,
  userId: string,
  isDraft: (value: unknown) => value is Draft,
): KeptDraft<Draft> {
  const key = `settln:${name}`;
  const clear = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden storage holds nothing.
    }
  };
  return {
    clear,
    load() {
      try {
        const kept = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        if (kept.userId === userId && isDraft(kept.draft)) return kept.draft;
      } catch {
        // Not ours, or not readable: as good as none.
      }
      clear();
      return null;
    },
    save(draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ userId, draft }));
      } catch {
        // Storage that is full or forbidden: the form itself still has everything.
      }
    },
  };
}

import { useEffect, useRef } from 'react';
import { idsIn, lookFor, type SentWrite } from '@/components/unsettled/look-up';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import type { ApiResult } from '@/lib/api/call-api';
import type { Facts, OwnThing } from '@/lib/domain/listings/own-thing';
import { type KeptDraft, keptDraft } from './kept-draft';

interface SentFormsOptions {
  /** The form's name among the drafts of this tab, and whose it is. */
  name: string;
  userId: string;
  /** What an edit changes, and as what it opened; null for a new thing. */
  opened: { id: string; start: Facts } | null;
  /** The owner's list, in which a thing that was saved is found. */
  listOwn: () => Promise<ApiResult<OwnThing[]>>;
  onDone: () => void;
}

function isSentWrites(value: unknown): value is readonly SentWrite[] {
  return Array.isArray(value);
}

/** The submits of a form whose answers never came. A reload does not forget them. */
export function useSentForms({ name, userId, opened, listOwn, onDone }: SentFormsOptions) {
  const kept: KeptDraft<readonly SentWrite[]> = keptDraft(`${name}:sent`, userId, isSentWrites);
  const known = useRef<Promise<string[] | null>>(Promise.resolve(null));
  const unsettled = useUnsettled<SentWrite>({
    lookUp: (forms) => lookFor(forms, listOwn()),
    onDone,
    onAttempts: (forms) => (forms.length > 0 ? kept.save(forms) : kept.clear()),
  });

  // What was there before anything was sent tells what is new; an edit names its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (!opened) known.current = idsIn(listOwn());
    const left = kept.load();
    if (left && left.length > 0) void unsettled.begin(...left);
  }, []);

  return {
    ...unsettled,
    /** A submit ended without an answer: it is looked for. */
    async lookForSent(sent: Facts) {
      await unsettled.begin(
        opened
          ? { kind: 'edit', ...opened, sent }
          : { kind: 'new', sent, known: await known.current },
      );
    },
  };
}

import { useRef } from 'react';
import { useOnHydration } from '@/components/ui/use-on-hydration';
import { idsIn, lookFor, type SentWrite } from '@/components/unsettled/look-up';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import type { ApiResult } from '@/lib/api/call-api';
import type { Facts, OwnThing } from '@/lib/domain/listings/own-thing';
import { type KeptDraft, keptDraft } from './kept-draft';

interface SentFormsOptions {
  /** The form's name among the drafts of this tab, and whose it is. */
  name: string;
  userId: string;
  /** The listing that is edited, as the form opened with it; null for a new one. */
  opened: { id: string; start: Facts } | null;
  /** Reads the owner's list, which shows whether something was saved. */
  listOwn: () => Promise<ApiResult<OwnThing[]>>;
  onDone: () => void;
}

function isSentWrites(value: unknown): value is readonly SentWrite[] {
  return Array.isArray(value);
}

/** Keeps, through reloads, the submits of a form that were never answered, and looks for them. */
export function useSentForms({ name, userId, opened, listOwn, onDone }: SentFormsOptions) {
  const kept: KeptDraft<readonly SentWrite[]> = keptDraft(`${name}:sent`, userId, isSentWrites);
  const known = useRef<Promise<string[] | null>>(Promise.resolve(null));
  const unsettled = useUnsettled<SentWrite>({
    lookUp: (forms) => lookFor(forms, listOwn()),
    onDone,
    onAttempts: (forms) => (forms.length > 0 ? kept.save(forms) : kept.clear()),
  });

  // To find a new listing later, we need to know which ones existed before; an edit knows its id.
  useOnHydration(() => {
    if (!opened) known.current = idsIn(listOwn());
    const left = kept.load();
    if (left && left.length > 0) void unsettled.begin(...left);
  });

  return {
    ...unsettled,
    /** Starts looking for a submit that was not answered. */
    async lookForSent(sent: Facts) {
      await unsettled.begin(
        opened
          ? { kind: 'edit', ...opened, sent }
          : { kind: 'new', sent, known: await known.current },
      );
    },
  };
}

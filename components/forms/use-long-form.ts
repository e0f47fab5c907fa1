import { useLayoutEffect, useRef, useState } from 'react';
import { useOnHydration } from '@/components/ui/use-on-hydration';
import { idsIn, lookFor, type SentWrite } from '@/components/unsettled/look-up';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import type { PicturesField } from '@/components/uploads/use-pictures';
import type { ApiResult } from '@/lib/api/call-api';
import type { Facts, OwnThing } from '@/lib/domain/listings/own-thing';
import { fillUntouched, isTouched } from './fill-form';
import { type KeptDraft, keptDraft } from './kept-draft';
import type { SaveOutcome } from './save-outcome';
import { useLeaveGuard } from './use-leave-guard';
import { useSubmit } from './use-submit';

interface LongFormOptions<Draft, Field extends string> {
  name: string;
  userId: string;
  kept: KeptDraft<Draft>;
  /** Pictures fire no form event. */
  pictures: Partial<Record<Field, PicturesField>>;
  read: (form: FormData) => Draft;
  /** Shows parts that are no input texts. */
  restore: (draft: Draft) => void;
  /** Once on hydration, after the draft. */
  onReady: (form: HTMLFormElement) => void;
  /** Never throws. */
  send: (form: FormData) => Promise<SaveOutcome<Field>>;
  /** To find the submit in the owner's list. */
  factsOf: (draft: Draft) => Facts;
  opened: { id: string; start: Draft } | null;
  listOwn: () => Promise<ApiResult<OwnThing[]>>;
}

export function useLongForm<Draft extends { text: object }, Field extends string>(
  options: LongFormOptions<Draft, Field>,
) {
  const { name, userId, kept, opened, factsOf, listOwn } = options;
  const form = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard();
  const [isRestored, setIsRestored] = useState(false);
  const sentForms = useSentForms({
    name,
    userId,
    listOwn,
    opened: opened && { id: opened.id, start: factsOf(opened.start) },
    onDone: () => {
      forget();
      submitting.settle({ kind: 'saved' });
    },
  });
  const submitting = useSubmit<Field>({ send, isBarred: sentForms.isBarred });

  function touch() {
    guard.touch();
    if (form.current) kept.save(options.read(new FormData(form.current)));
  }

  // A layout effect, which runs before any event: a photo dropped during hydration would save a
  // draft, which this would then restore over the photo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const draft = kept.load();
    if (!form.current) return;
    // Typed before hydration, so newer than the draft.
    const isTyped = isTouched(form.current);
    if (draft) {
      fillUntouched(form.current, draft.text);
      options.restore(draft);
      setIsRestored(true);
      guard.touch();
    }
    options.onReady(form.current);
    if (isTyped) touch();
  }, []);

  // Early enough for files chosen before hydration.
  useLayoutEffect(() => {
    const all: [string, PicturesField][] = Object.entries(options.pictures);
    for (const [field, pictures] of all) {
      pictures.listen(() => edited(field));
    }
  });

  function edited(name: string) {
    submitting.clearError(name);
    touch();
  }

  function forget() {
    guard.release();
    kept.clear();
    sentForms.clear();
  }

  async function send(element: HTMLFormElement) {
    const data = new FormData(element);
    // False if an earlier submit succeeded or must be looked for.
    if (!(await sentForms.maySend())) return null;
    const outcome = await options.send(data);
    if (outcome.kind === 'saved') forget();
    if (outcome.kind === 'unsettled') void sentForms.lookForSent(factsOf(options.read(data)));
    return outcome;
  }

  return {
    ...submitting,
    form,
    isRestored,
    guard,
    sentForms,
    edited,
    forget,
    startAfresh: () => {
      forget();
      // Else some browsers fill it in again.
      form.current?.reset();
      window.location.reload();
    },
  };
}

export type LongFormState = Omit<ReturnType<typeof useLongForm>, 'errors' | 'setErrors'>;

interface SentFormsOptions {
  name: string;
  userId: string;
  opened: { id: string; start: Facts } | null;
  listOwn: () => Promise<ApiResult<OwnThing[]>>;
  onDone: () => void;
}

function isSentWrites(value: unknown): value is readonly SentWrite[] {
  return Array.isArray(value);
}

function useSentForms({ name, userId, opened, listOwn, onDone }: SentFormsOptions) {
  const kept: KeptDraft<readonly SentWrite[]> = keptDraft(`${name}:sent`, userId, isSentWrites);
  const known = useRef<Promise<string[] | null>>(Promise.resolve(null));
  const unsettled = useUnsettled<SentWrite>({
    lookUp: (forms) => lookFor(forms, listOwn()),
    onDone,
    onAttempts: (forms) => (forms.length > 0 ? kept.save(forms) : kept.clear()),
  });

  // To find a new listing later; an edit knows its id.
  useOnHydration(() => {
    if (!opened) known.current = idsIn(listOwn());
    const left = kept.load();
    if (left && left.length > 0) void unsettled.begin(...left);
  });

  return {
    ...unsettled,
    async lookForSent(sent: Facts) {
      await unsettled.begin(
        opened
          ? { kind: 'edit', ...opened, sent }
          : { kind: 'new', sent, known: await known.current },
      );
    },
  };
}

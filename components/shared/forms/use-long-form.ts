import { useLayoutEffect, useRef, useState } from 'react';
import type { PicturesField } from '@/components/shared/uploads/use-pictures';
import { fillUntouched, isTouched } from './fill-form';
import type { KeptDraft } from './kept-draft';
import type { SaveOutcome } from './save-outcome';
import { useLeaveGuard } from './use-leave-guard';
import { useSubmit } from './use-submit';

interface LongFormOptions<Draft, Field extends string> {
  kept: KeptDraft<Draft>;
  /** Pictures fire no form event. */
  pictures: Partial<Record<Field, PicturesField>>;
  read: (form: FormData) => Draft;
  /** Shows parts that are no input texts. */
  restore: (draft: Draft) => void;
  /** Called once on hydration, after the draft was restored. */
  onReady: (form: HTMLFormElement) => void;
  /** Never throws. */
  send: (form: FormData) => Promise<SaveOutcome<Field>>;
}

export function useLongForm<Draft extends { text: object }, Field extends string>(
  options: LongFormOptions<Draft, Field>,
) {
  const { kept } = options;
  const form = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard();
  const [isRestored, setIsRestored] = useState(false);
  const submitting = useSubmit<Field>({ send });

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
    // Text that was typed before hydration is newer than the draft.
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
  }

  async function send(element: HTMLFormElement) {
    const outcome = await options.send(new FormData(element));
    if (outcome.kind === 'saved') forget();
    return outcome;
  }

  return {
    ...submitting,
    form,
    isRestored,
    guard,
    edited,
    forget,
    startAfresh: () => {
      forget();
      // Otherwise some browsers would fill the form in again.
      form.current?.reset();
      window.location.reload();
    },
  };
}

export type LongFormState = Omit<ReturnType<typeof useLongForm>, 'errors' | 'setErrors'>;

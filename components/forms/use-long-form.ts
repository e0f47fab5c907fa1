import { useLayoutEffect, useRef, useState } from 'react';
import type { ApiResult } from '@/lib/api/call-api';
import type { Facts, OwnThing } from '@/lib/domain/listings/own-thing';
import type { KeptDraft } from './kept-draft';
import type { SaveOutcome } from './save-outcome';
import { useLeaveGuard } from './use-leave-guard';
import { useSentForms } from './use-sent-forms';

type Step = 'editing' | 'sending' | 'saved';

interface LongFormOptions<Draft, Field extends string> {
  /** The form's name among the drafts of this tab, and whose it is. */
  name: string;
  userId: string;
  kept: KeptDraft<Draft>;
  /** Reads the form's fields. */
  read: (form: FormData) => Draft;
  /** Shows what a draft holds besides the texts of the inputs, such as pictures. */
  restore: (draft: Draft) => void;
  /** Called once on hydration, after a kept draft was filled in. */
  onReady: (form: HTMLFormElement) => void;
  /** Checks the form and sends it. Never throws. */
  send: (form: FormData) => Promise<SaveOutcome<Field>>;
  /** What to look for in the owner's list, to find out whether a submit was carried out. */
  factsOf: (draft: Draft) => Facts;
  /** The listing that is edited, as the form opened with it; null for a new one. */
  opened: { id: string; start: Draft } | null;
  listOwn: () => Promise<ApiResult<OwnThing[]>>;
}

/** Writes texts into the form's uncontrolled inputs. */
export function fill(form: HTMLFormElement, text: object) {
  for (const [name, value] of Object.entries(text)) {
    const input = form.elements.namedItem(name);
    if (input && 'value' in input) input.value = value;
  }
}

/** The state of a listing's form. Nothing typed is lost whatever becomes of a request. */
export function useLongForm<Draft extends { text: object }, Field extends string>(
  options: LongFormOptions<Draft, Field>,
) {
  const { name, userId, kept, opened, factsOf, listOwn } = options;
  const form = useRef<HTMLFormElement>(null);
  const inFlight = useRef(false);
  const guard = useLeaveGuard();
  const [step, setStep] = useState<Step>('editing');
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState('');
  const [submits, setSubmits] = useState(0);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const sentForms = useSentForms({
    ...{ name, userId, listOwn },
    opened: opened && { id: opened.id, start: factsOf(opened.start) },
    onDone: () => settle({ kind: 'saved' }),
  });

  function touch() {
    guard.touch();
    if (form.current) kept.save(options.read(new FormData(form.current)));
  }

  // A layout effect runs before any event. Otherwise a photo dropped during hydration would save a
  // draft, which would then be restored over the photo itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const draft = kept.load();
    if (!form.current) return;
    if (draft) {
      fill(form.current, draft.text);
      options.restore(draft);
      setIsRestored(true);
      guard.touch();
    }
    options.onReady(form.current);
  }, []);

  function edited(name: string) {
    setErrors((found) => ({ ...found, [name]: undefined }));
    touch();
  }

  function forget() {
    guard.release();
    kept.clear();
    sentForms.clear();
  }

  /** Nothing was sent: an earlier submit was carried out, or has to be looked for first. */
  function stop() {
    inFlight.current = false;
    setStep((now) => (now === 'sending' ? 'editing' : now));
  }

  function settle(outcome: SaveOutcome<Field>) {
    inFlight.current = false;
    if (outcome.kind === 'saved') forget();
    setStep(outcome.kind === 'saved' ? 'saved' : 'editing');
    // Never reset here: an upload that the submit waited for may have found it out first.
    if (outcome.kind === 'signedOut') setIsSignedOut(true);
    setSubmits((count) => count + 1);
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {});
    setProblem(outcome.kind === 'failed' ? outcome.message : '');
  }

  async function submit(element: HTMLFormElement) {
    if (inFlight.current || sentForms.isBarred) return;
    inFlight.current = true;
    const data = new FormData(element);
    setStep('sending');
    setErrors({});
    setProblem('');
    const outcome = (await sentForms.maySend()) ? await options.send(data) : null;
    if (outcome) settle(outcome);
    else stop();
    if (outcome?.kind === 'unsettled') void sentForms.lookForSent(factsOf(options.read(data)));
  }

  return {
    ...{ form, step, errors, problem, submits, isSignedOut, isRestored, guard, sentForms },
    ...{ touch, edited, setErrors, submit, forget },
    startAfresh: () => {
      forget();
      window.location.reload();
    },
    signedOut: () => setIsSignedOut(true),
    closeSignedOut: () => setIsSignedOut(false),
  };
}

/** What {@link LongForm} needs of {@link useLongForm}. */
export type LongFormState = Omit<ReturnType<typeof useLongForm>, 'errors' | 'setErrors'>;

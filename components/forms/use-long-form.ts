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
  /** The form as it stands. */
  read: (form: FormData) => Draft;
  /** Shows what was kept, beyond the texts of the inputs. */
  restore: (draft: Draft) => void;
  /** The browser has taken over; the inputs hold what was kept or typed before. */
  onReady: (form: HTMLFormElement) => void;
  /** Checks the form and sends it. Never throws. */
  send: (form: FormData) => Promise<SaveOutcome<Field>>;
  /** What the form says, to be found again in the owner's list. */
  factsOf: (draft: Draft) => Facts;
  /** What an edit changes, and as what it opened; null for a new listing. */
  opened: { id: string; start: Draft } | null;
  listOwn: () => Promise<ApiResult<OwnThing[]>>;
}

/** Writes texts into the inputs, which keep their own values. */
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

  // Before paint, and so before any event: a photo dropped while the scripts arrive must not be
  // taken for a draft and wiped by the draft that it has just written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser takes over
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

  /** Nothing was sent: an earlier submit is there already, or has to be looked for first. */
  function stop() {
    inFlight.current = false;
    setStep((now) => (now === 'sending' ? 'editing' : now));
  }

  function settle(outcome: SaveOutcome<Field>) {
    inFlight.current = false;
    if (outcome.kind === 'saved') forget();
    setStep(outcome.kind === 'saved' ? 'saved' : 'editing');
    // Never taken back here: an upload that the submit waited for may have found it out.
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

/** What a form's frame needs of {@link useListingForm}. */
export type LongFormState = Omit<ReturnType<typeof useLongForm>, 'errors' | 'setErrors'>;

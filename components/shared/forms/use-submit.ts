import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SaveOutcome } from './save-outcome';

type Step = 'editing' | 'sending' | 'saved';

interface SubmitOptions<Field extends string> {
  /** Null if nothing had to be sent. Never throws. Must read the inputs before its first `await`. */
  send: (form: HTMLFormElement) => Promise<SaveOutcome<Field> | null>;
  isBarred?: boolean;
  /** A refused submit focuses the first wrong field. */
  focusFirst?: { fields: readonly Field[]; idOf: (field: Field) => string };
}

/** Sends once at a time, and not again after saving. */
export function useSubmit<Field extends string>(options: SubmitOptions<Field>) {
  const { send, isBarred, focusFirst } = options;
  const now = useRef<Step>('editing');
  const [step, setStep] = useState<Step>('editing');
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState('');
  const [isUnsettled, setIsUnsettled] = useState(false);
  const [submits, setSubmits] = useState(0);
  const [refused, setRefused] = useState<{ id: string } | null>(null);

  // The form enables its fields only now.
  useEffect(() => {
    if (refused) document.getElementById(refused.id)?.focus();
  }, [refused]);

  function enter(next: Step) {
    now.current = next;
    setStep(next);
  }

  function settle(outcome: SaveOutcome<Field>) {
    const found: Partial<Record<Field, string>> = outcome.kind === 'invalid' ? outcome.errors : {};
    const first = focusFirst?.fields.find((field) => found[field]);
    enter(outcome.kind === 'saved' ? 'saved' : 'editing');
    setErrors(found);
    setProblem(outcome.kind === 'failed' ? outcome.message : '');
    setIsUnsettled(outcome.kind === 'unsettled');
    setSubmits((count) => count + 1);
    setRefused(focusFirst && first ? { id: focusFirst.idOf(first) } : null);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const maySend = now.current === 'editing' && !isBarred;
    if (!maySend) return;
    enter('sending');
    setErrors({});
    setProblem('');
    setIsUnsettled(false);
    const outcome = await send(event.currentTarget);
    if (outcome) settle(outcome);
    else if (now.current === 'sending') enter('editing');
  }

  function clearError(field = '') {
    setErrors((known) => (field in known ? { ...known, [field]: undefined } : known));
  }

  return {
    step,
    errors,
    problem,
    isUnsettled,
    submits,
    setErrors,
    clearError,
    onSubmit,
    reopen: () => enter('editing'),
  };
}

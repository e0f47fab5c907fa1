import { useRef, useState } from 'react';
import type { SaveOutcome } from './save-outcome';

interface SubmitOptions<Field extends string> {
  /**
   * Checks the form and sends it; null when nothing had to be sent. Never throws. What the inputs
   * hold has to be read before the first `await`.
   */
  send: (form: HTMLFormElement) => Promise<SaveOutcome<Field> | null>;
  /** Nothing may be sent at present. */
  isBarred?: boolean;
  /** Fields in the form's order, whose ids are `idOf(field)`: a refused submit focuses the first. */
  focusFirst?: { fields: readonly Field[]; idOf: (field: Field) => string };
}

/**
 * What every form does from its submit to its outcome: one submit at a time, what is wrong by field,
 * one problem of the whole, and how often it was submitted.
 */
export function useSubmit<Field extends string>(options: SubmitOptions<Field>) {
  const { send, isBarred, focusFirst } = options;
  const inFlight = useRef(false);
  const [step, setStep] = useState<'editing' | 'sending' | 'saved'>('editing');
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState('');
  const [submits, setSubmits] = useState(0);

  /** Shows an outcome, also one that was found out long after its submit. */
  function settle(outcome: SaveOutcome<Field>) {
    inFlight.current = false;
    const found: Partial<Record<Field, string>> = outcome.kind === 'invalid' ? outcome.errors : {};
    setStep(outcome.kind === 'saved' ? 'saved' : 'editing');
    setErrors(found);
    setProblem(outcome.kind === 'failed' ? outcome.message : '');
    setSubmits((count) => count + 1);
    const first = focusFirst?.fields.find((field) => found[field]);
    if (focusFirst && first) document.getElementById(focusFirst.idOf(first))?.focus();
  }

  async function submit(form: HTMLFormElement) {
    if (inFlight.current || isBarred) return;
    inFlight.current = true;
    setStep('sending');
    setErrors({});
    setProblem('');
    const outcome = await send(form);
    if (outcome) return settle(outcome);
    inFlight.current = false;
    // An outcome may have arrived meanwhile, for example of an earlier submit.
    setStep((now) => (now === 'sending' ? 'editing' : now));
  }

  /** Takes away what was wrong with a field that is being changed. */
  function clearError(field: string) {
    setErrors((known) => (field in known ? { ...known, [field]: undefined } : known));
  }

  return { step, errors, problem, submits, setErrors, clearError, settle, submit };
}

import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useTexts } from '#texts';
import type { ApiResult } from '@/lib/api/call-api';
import type { FieldProblem } from '@/lib/domain/field-problem';
import type { LetterErrors } from '@/lib/domain/site/letters';
import type { Texts } from '@/lib/texts/texts';
import { sendInTurn } from './send-in-turn';

type Errors = Readonly<Record<string, string | undefined>>;

/** How a form that writes to us reads, checks and sends its letter. */
export interface LetterRules<Letter> {
  read(form: FormData): Letter;
  check(letter: Letter): LetterErrors<Letter>;
  send(letter: Letter & { website: string; filledInMs: number }): Promise<ApiResult<unknown>>;
  /** The letter as the text of an e-mail, in case sending fails. */
  toMail(letter: Letter): string;
}

function asTexts<Letter>(errors: LetterErrors<Letter>, t: Texts<'errors.fields'>): Errors {
  const problems = Object.entries<FieldProblem | undefined>(errors);
  return Object.fromEntries(
    problems.map(([field, problem]) => [field, problem ? t.of(problem) : undefined]),
  );
}

/** A text field of a form, "" when it is not there. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/**
 * The state of a form that writes to us. The inputs are uncontrolled, so nothing that was typed is
 * lost until the letter was received and its confirmation was closed.
 */
export function useLetter<Letter>({ read, check, send, toMail }: LetterRules<Letter>) {
  const t = useTexts('errors.fields');
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [submits, setSubmits] = useState(0);
  const [problem, setProblem] = useState<{ message: string; mail: string } | null>(null);
  const [step, setStep] = useState<'editing' | 'sending' | 'received'>('editing');

  function show(found: Errors) {
    setErrors(found);
    setSubmits((count) => count + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step !== 'editing') return;
    const data = new FormData(event.currentTarget);
    const letter = read(data);
    const found = asTexts(check(letter), t);
    setProblem(null);
    show(found);
    if (Object.keys(found).length > 0) return;
    setStep('sending');
    // The time stamp counts from when the page was opened.
    const filledInMs = Math.round(event.timeStamp);
    const sent = { ...letter, website: textOf(data, 'website'), filledInMs };
    const result = await sendInTurn(() => send(sent));
    setStep(result.ok ? 'received' : 'editing');
    if (result.ok) return;
    if (result.fields) show(result.fields);
    else setProblem({ message: result.message, mail: toMail(letter) });
  }

  /** Updates the message of a field while it is corrected; never adds one to another field. */
  function recheck({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target as Partial<HTMLInputElement>;
    if (!form.current || !name || !errors[name]) return;
    const found = asTexts(check(read(new FormData(form.current))), t);
    setErrors((known) => ({ ...known, [name]: found[name] }));
  }

  function close() {
    form.current?.reset();
    setStep('editing');
  }

  return { form, errors, submits, problem, step, submit, recheck, close };
}

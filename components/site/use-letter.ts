import { type ChangeEvent, useRef, useState } from 'react';
import { useTexts } from '#texts';
import type { SaveOutcome } from '@/components/forms/save-outcome';
import { useKeptTexts } from '@/components/forms/use-kept-texts';
import { useSubmit } from '@/components/forms/use-submit';
import type { ApiResult } from '@/lib/api/call-api';
import { problemTexts } from '@/lib/domain/field-problem';
import type { LetterErrors } from '@/lib/domain/site/letters';

/** How a form that writes to us reads, checks and sends its letter. */
export interface LetterRules<Letter> {
  /** Its name among the drafts of this tab. */
  name: string;
  read(form: FormData): Letter;
  check(letter: Letter): LetterErrors<Letter>;
  send(letter: Letter & { website: string; filledInMs: number }): Promise<ApiResult<unknown>>;
  /** The letter as the text of an e-mail, in case sending fails. */
  toMail(letter: Letter): string;
}

/** A text field of a form, "" when it is not there. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/**
 * The state of a form that writes to us. Nothing that was typed is lost, by a failure or a reload,
 * until the letter was received and its confirmation was closed.
 */
export function useLetter<Letter>({ name, read, check, send, toMail }: LetterRules<Letter>) {
  const t = useTexts('errors.fields');
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptTexts(name, { form });
  const [mail, setMail] = useState('');
  const submitting = useSubmit<string>({ send: sendLetter });

  const errorsOf = (letter: Letter) => problemTexts<string>(check(letter), t);

  async function sendLetter(element: HTMLFormElement): Promise<SaveOutcome<string>> {
    const data = new FormData(element);
    const letter = read(data);
    const errors = errorsOf(letter);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    // This clock starts when the page is opened.
    const filledInMs = Math.round(performance.now());
    const sent = { ...letter, website: textOf(data, 'website'), filledInMs };
    const result = await sendInTurn(() => send(sent));
    if (result.ok) {
      kept.forget();
      return { kind: 'saved' };
    }
    if (result.fields) return { kind: 'invalid', errors: result.fields };
    setMail(toMail(letter));
    return { kind: 'failed', message: result.message };
  }

  /** Keeps what is typed, and updates the message of a field while it is corrected; never adds one to another field. */
  function changed({ target }: ChangeEvent<HTMLFormElement>) {
    kept.keep();
    const { name } = target as Partial<HTMLInputElement>;
    if (!form.current || !name || !submitting.errors[name]) return;
    const found = errorsOf(read(new FormData(form.current)));
    submitting.setErrors((known) => ({ ...known, [name]: found[name] }));
  }

  function close() {
    form.current?.reset();
    submitting.reopen();
  }

  return { ...submitting, form, mail, changed, close };
}

/** What a letter's form shows and does. */
export type LetterState = ReturnType<typeof useLetter>;

/** How often a letter is sent, and how long a pause the server may ask for in between. */
const QUEUE = { tries: 6, longestSeconds: 10 };

/** Sends a letter; if the server asks us to wait a few seconds, waits and sends it again. */
export async function sendInTurn(
  send: () => Promise<ApiResult<unknown>>,
): Promise<ApiResult<unknown>> {
  for (let tries = 1; ; tries += 1) {
    const result = await send();
    const seconds = (!result.ok && result.retryAfterSeconds) || 0;
    const isQueue = seconds > 0 && seconds <= QUEUE.longestSeconds;
    if (!isQueue || tries === QUEUE.tries) return result;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

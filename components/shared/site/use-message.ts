import { type ChangeEvent, useRef, useState } from 'react';
import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { useKeptTexts } from '@/components/shared/forms/use-kept-texts';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { ApiResult } from '@/lib/shared/api/call-api';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import type { MessageErrors } from '@/lib/shared/domain/site/contact-messages';
import { useTexts } from '@/lib/shared/texts/use-texts';

export interface MessageRules<Message> {
  name: string;
  read(form: FormData): Message;
  check(message: Message): MessageErrors<Message>;
  send(message: Message & { website: string; filledInMs: number }): Promise<ApiResult<unknown>>;
  toMail(message: Message): string;
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** Text survives failures and reloads until received. */
export function useMessage<Message>({ name, read, check, send, toMail }: MessageRules<Message>) {
  const t = useTexts('errors.fields');
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptTexts(name, { form });
  const [mail, setMail] = useState('');
  // The clock starts with the document, maybe long before the page.
  const isHydrated = useHydrated();
  const [openedAt] = useState(() => (isHydrated ? performance.now() : 0));
  const submitting = useSubmit<string>({ send: sendMessage });

  const errorsOf = (message: Message) => problemTexts<string>(check(message), t);

  async function sendMessage(element: HTMLFormElement): Promise<SaveOutcome<string>> {
    const data = new FormData(element);
    const message = read(data);
    const errors = errorsOf(message);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const filledInMs = Math.round(performance.now() - openedAt);
    const sent = { ...message, website: textOf(data, 'website'), filledInMs };
    const result = await sendInTurn(() => send(sent));
    if (result.ok) {
      kept.forget();
      return { kind: 'saved' };
    }
    if (result.fields) return { kind: 'invalid', errors: result.fields };
    setMail(toMail(message));
    return { kind: 'failed', message: result.message };
  }

  /** Never adds a message to another field. */
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

export type MessageState = ReturnType<typeof useMessage>;

const QUEUE = { tries: 6, longestSeconds: 10 };

/** Sends again while the server asks to wait for a few seconds. */
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

import { type FormEvent, useRef, useState } from 'react';

export type Said = 'nothing' | 'saved' | 'invalid' | 'conflict' | 'failed' | 'signedOut';

/**
 * Posts to its page without scripts. With them what was typed stays, and a second press waits for
 * the first.
 */
export function useOwnAction<Answer extends { said: string }>(
  action: (previous: Answer, form: FormData) => Promise<Answer>,
  [posted, formAction]: readonly [Answer, (form: FormData) => void, ...unknown[]],
  onAnswer?: (answer: Answer, form: FormData) => void,
) {
  const [answered, setAnswered] = useState<Answer | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const last = answered ?? posted;
  // The last answer is to an earlier press.
  const answer = isBusy ? { ...last, said: 'nothing' } : last;

  async function send(form: FormData): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      const next = await action(last, form);
      setAnswered(next);
      onAnswer?.(next, form);
    } catch {
      setAnswered({ ...last, said: 'failed' });
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void send(new FormData(event.currentTarget, submitter));
  };
  return { answer, isBusy, form: { action: formAction, onSubmit } };
}

import { useActionState, useState } from 'react';
import { usePosting } from './use-posting';

/** May end with a redirect. */
export type PostAction<State> = (previous: State, form: FormData) => Promise<State>;

interface PostedActionOptions<State> {
  action: (previous: Awaited<State>, form: FormData) => Promise<State>;
  /** The state before anything was posted. */
  first: Awaited<State>;
  /**
   * Null if `form` may be sent. Otherwise the answer that is given in place of {host}'s, such as
   * the mistakes of the form.
   */
  check?: (form: FormData, previous: Awaited<State>) => Awaited<State> | null;
  /** The state if no answer came, so that the action may have been carried out. */
  lost: (previous: Awaited<State>, error: unknown) => Awaited<State>;
  onAnswer?: (answer: Awaited<State>, form: FormData, element: HTMLFormElement) => void;
  onRedirect?: () => void;
}

/**
 * A form whose action answers with a state. It posts to its page without scripts; with them what was
 * typed stays. `posted` is the state that the page came with, `state` the last one.
 */
export function usePostedAction<State>(options: PostedActionOptions<State>) {
  const { action, first, check, lost, onAnswer, onRedirect } = options;
  const [posted, formAction] = useActionState<State, FormData>(action, first);
  const [answered, setAnswered] = useState<Awaited<State> | null>(null);
  const state = answered ?? posted;
  const { isPending, onSubmit } = usePosting({
    check: (form) => {
      const refused = check?.(form, state) ?? null;
      if (refused !== null) setAnswered(refused);
      return refused === null;
    },
    send: async (form, element) => {
      const next = await action(state, form);
      setAnswered(next);
      onAnswer?.(next, form, element);
    },
    onLost: (error) => setAnswered(lost(state, error)),
    ...(onRedirect && { onRedirect }),
  });
  return { posted, state, isPending, form: { action: formAction, onSubmit } };
}

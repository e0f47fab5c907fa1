import { unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, useTransition } from 'react';

interface PostingOptions {
  /** False if what was typed is not to be sent. */
  check?: (form: FormData) => boolean;
  /** May throw the redirect of its action. Not called while an earlier call is on its way. */
  send: (form: FormData, element: HTMLFormElement) => Promise<void>;
  /** Called if no answer came; otherwise React would replace the page by an error. */
  onLost: (error: unknown) => void;
  /** Called if the action leads to another page. */
  onRedirect?: () => void;
}

/** Sends a form to its action with scripts, one press at a time. */
export function usePosting({ check, send, onLost, onRedirect }: PostingOptions) {
  const [isPending, startTransition] = useTransition();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const element = event.currentTarget;
    const form = new FormData(element, event.nativeEvent.submitter);
    if (check && !check(form)) return;
    startTransition(async () => {
      try {
        await send(form, element);
      } catch (error) {
        follow(error, onRedirect);
        onLost(error);
      }
    });
  }
  return { isPending, onSubmit };
}

/** Throws a redirect again, for the router. */
export function follow(error: unknown, onRedirect?: () => void): void {
  try {
    unstable_rethrow(error);
  } catch (redirect) {
    onRedirect?.();
    throw redirect;
  }
}

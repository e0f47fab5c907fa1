import { unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, useTransition } from 'react';

/**
 * Sends a form to its action, one press at a time, and follows the redirect that the action may end
 * with. `onLost` is called where no answer comes, for which React would replace the page by an error.
 */
export function usePosting(
  send: (form: FormData, element: HTMLFormElement) => Promise<void>,
  onLost: () => void,
) {
  const [isPending, startTransition] = useTransition();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const element = event.currentTarget;
    const form = new FormData(element, event.nativeEvent.submitter);
    startTransition(async () => {
      try {
        await send(form, element);
      } catch (error) {
        unstable_rethrow(error);
        onLost();
      }
    });
  }
  return { isPending, onSubmit };
}

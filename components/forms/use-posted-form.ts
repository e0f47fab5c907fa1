import { unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, useActionState, useState, useTransition } from 'react';
import type { FieldProblem } from '@/lib/domain/field-problem';

export interface PostedState<Typed, Field extends string, Failure extends string, Sent = never> {
  /** So that nothing is lost; null before anything was sent. */
  typed: Typed | null;
  problems: Partial<Record<Field, FieldProblem>>;
  failure: Failure | 'failed' | 'tooMany' | null;
  submits: number;
  /** Where the page goes on to show what became of it. */
  sent?: Sent;
}

const NOTHING_POSTED = { typed: null, problems: {}, failure: null, submits: 0 } as const;

/** May end with a redirect. */
export type PostAction<State> = (previous: State, form: FormData) => Promise<State>;

/**
 * A form that posts to its page without scripts, and with them is checked first and says where the
 * connection failed. `posted` is what the page came with, `state` what was answered last.
 */
export function usePostedForm<Typed, Field extends string, Failure extends string, Sent>(
  action: PostAction<PostedState<Typed, Field, Failure, Sent>>,
  check: (form: FormData) => Partial<Record<Field, FieldProblem>>,
) {
  type State = PostedState<Typed, Field, Failure, Sent>;
  const [posted, formAction] = useActionState<State, FormData>(action, NOTHING_POSTED);
  const [answered, setAnswered] = useState<State | 'offline' | null>(null);
  const [isPending, startTransition] = useTransition();
  const state = answered === null || answered === 'offline' ? posted : answered;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const checked = { ...NOTHING_POSTED, problems: check(form), submits: state.submits + 1 };
    if (Object.keys(checked.problems).length > 0) return setAnswered(checked);
    if (!navigator.onLine) return setAnswered('offline');
    startTransition(async () => {
      try {
        setAnswered(await action(checked, form));
      } catch (error) {
        unstable_rethrow(error);
        setAnswered({ ...checked, failure: 'failed' });
      }
    });
  }

  return {
    posted,
    state,
    failure: answered === 'offline' ? ('offline' as const) : state.failure,
    isPending,
    form: { action: formAction, onSubmit, noValidate: true },
  };
}

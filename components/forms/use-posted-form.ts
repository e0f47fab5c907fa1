import { unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, useActionState, useState, useTransition } from 'react';
import type { FieldProblem } from '@/lib/domain/field-problem';

export interface PostedState<Typed, Field extends string, Failure extends string, Sent = never> {
  /** Null before anything was sent. */
  typed: Typed | null;
  problems: Partial<Record<Field, FieldProblem>>;
  failure: Failure | 'failed' | 'tooMany' | null;
  submits: number;
  sent?: Sent;
}

const NOTHING_POSTED = { typed: null, problems: {}, failure: null, submits: 0 } as const;

/** May end with a redirect. */
export type PostAction<State> = (previous: State, form: FormData) => Promise<State>;

/**
 * Posts without scripts; with them checks first and tells a failed connection. `posted` is the
 * page's, `state` the last answer.
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

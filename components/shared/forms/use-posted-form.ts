import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { type SubmitEvent, useActionState, useRef, useState, useTransition } from 'react';
import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { useKeptTexts } from './use-kept-texts';

export interface PostedState<Typed, Field extends string, Failure extends string, Sent = never> {
  /** Null before anything was sent. */
  typed: Typed | null;
  problems: Partial<Record<Field, FieldProblem>>;
  /** `unsettled`: it may have been carried out. */
  failure: Failure | 'failed' | 'tooMany' | 'unsettled' | null;
  submits: number;
  sent?: Sent;
}

const NOTHING_POSTED = { typed: null, problems: {}, failure: null, submits: 0 } as const;

/** May end with a redirect. */
export type PostAction<State> = (previous: State, form: FormData) => Promise<State>;

/** Throws the action's redirect. After a broken connection the action may have been carried out. */
export async function post<State extends { failure: unknown }>(
  action: PostAction<State>,
  previous: State,
  form: FormData,
): Promise<State> {
  try {
    return await action(previous, form);
  } catch (error) {
    unstable_rethrow(error);
    // A form of a build that the server does not know reaches no action.
    const isUnknown = unstable_isUnrecognizedActionError(error);
    return { ...previous, failure: isUnknown ? 'failed' : 'unsettled' };
  }
}

interface PostedFormOptions<State, Field extends string> {
  /** Of what is typed, kept until it is sent; `owner` is what it is about. */
  name: string;
  owner: string;
  action: PostAction<State>;
  check: (form: FormData) => Partial<Record<Field, FieldProblem>>;
  onRestored?: (texts: Readonly<Record<string, string>>) => void;
}

/** Posts without scripts, too. `posted` is the page's, `state` the last answer. */
export function usePostedForm<Typed, Field extends string, Failure extends string, Sent>({
  name,
  owner,
  action,
  check,
  onRestored,
}: PostedFormOptions<PostedState<Typed, Field, Failure, Sent>, Field>) {
  type State = PostedState<Typed, Field, Failure, Sent>;
  const ref = useRef<HTMLFormElement>(null);
  const kept = useKeptTexts(name, { form: ref, owner, ...(onRestored && { onRestored }) });
  const [posted, formAction] = useActionState<State, FormData>(action, NOTHING_POSTED);
  const [answered, setAnswered] = useState<State | 'offline' | null>(null);
  const [answers, setAnswers] = useState(0);
  const [isPending, startTransition] = useTransition();
  const state = answered === null || answered === 'offline' ? posted : answered;

  function answer(next: State | 'offline') {
    setAnswered(next);
    setAnswers((count) => count + 1);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const checked = { ...NOTHING_POSTED, problems: check(form), submits: state.submits + 1 };
    if (Object.keys(checked.problems).length > 0) return answer(checked);
    if (!navigator.onLine) return answer('offline');
    startTransition(async () => {
      try {
        const next = await post(action, checked, form);
        if (next.sent) kept.forget();
        answer(next);
      } catch (redirect) {
        kept.forget();
        throw redirect;
      }
    });
  }

  return {
    posted,
    state,
    failure: answered === 'offline' ? ('offline' as const) : state.failure,
    answers,
    isPending,
    form: { ref, action: formAction, onSubmit, onChange: kept.keep, noValidate: true },
  };
}

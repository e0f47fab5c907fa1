import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useRef } from 'react';
import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { useKeptTexts } from './use-kept-texts';
import { type PostAction, usePostedAction } from './use-posted-action';

export interface PostedState<Typed, Field extends string, Failure extends string, Sent = never> {
  /** Null before anything was sent. */
  typed: Typed | null;
  problems: Partial<Record<Field, FieldProblem>>;
  /** `unsettled`: it may have been carried out. Only the browser knows `offline`. */
  failure: Failure | 'failed' | 'tooMany' | 'unsettled' | 'offline' | null;
  submits: number;
  sent?: Sent;
}

const NOTHING_POSTED = { typed: null, problems: {}, failure: null, submits: 0 } as const;

/** A form of a build that the server does not know reaches no action. */
export const failureOf = (error: unknown) =>
  unstable_isUnrecognizedActionError(error) ? 'failed' : 'unsettled';

interface PostedFormOptions<State, Field extends string> {
  /**
   * The name under which typed text is kept until it is sent. `owner` is what the text is about.
   */
  name: string;
  owner: string;
  action: PostAction<State>;
  check: (form: FormData) => Partial<Record<Field, FieldProblem>>;
  onRestored?: (texts: Readonly<Record<string, string>>) => void;
}

/** A form that is checked before it is sent, and whose texts are kept until then. */
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
  const next = ({ submits }: State) => ({ ...NOTHING_POSTED, submits: submits + 1 });
  const { form, ...posting } = usePostedAction<State>({
    action,
    first: NOTHING_POSTED,
    check: (typed, previous) => {
      const problems = check(typed);
      if (Object.keys(problems).length > 0) return { ...next(previous), problems };
      return navigator.onLine ? null : { ...next(previous), failure: 'offline' };
    },
    lost: (previous, error) => ({ ...next(previous), failure: failureOf(error) }),
    onAnswer: ({ sent }) => {
      if (sent) kept.forget();
    },
    onRedirect: kept.forget,
  });
  return { ...posting, form: { ...form, ref, onChange: kept.keep, noValidate: true } };
}

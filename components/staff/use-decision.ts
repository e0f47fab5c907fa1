import { useEffect, useRef, useState } from 'react';
import { usePostedAction } from '@/components/shared/forms/use-posted-action';
import { callApi, interruptedText } from '@/lib/shared/api/call-api';
import type { StaffItem, StaffLetter } from '@/lib/shared/contract/staff';
import type { ReasonId } from '@/lib/shared/domain/moderation/clauses';
import { reasonsFor, type StaffAction } from '@/lib/shared/domain/staff/room';
import { type DecisionState, UNDECIDED } from './decision-parts';
import { tellProlonged } from './still-there';
import { useKeys } from './use-keys';

export interface DecisionOptions {
  item: StaffItem;
  /** The text with which the mail begins for each reason, in the mail's language. */
  drafts: Readonly<Record<ReasonId, string>>;
  decide: (last: DecisionState, form: FormData) => Promise<DecisionState>;
}

const FIRST_WRONG = 'fieldset[aria-describedby] input, [aria-invalid="true"]';

const TYPING_MS = 700;

/** The preview is read a little after the last change. */
function usePreview(
  item: StaffItem,
  action: StaffAction | '',
  reasonId: ReasonId | '',
  text: string,
) {
  const [shown, setShown] = useState<{ letters: StaffLetter[] } | 'failed' | null>(null);
  useEffect(() => {
    if (!action) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const { kind, id } = item;
      const verdict = { kind, id, action, reasonId: reasonId || null, text };
      const result = await callApi('POST /api/staff/letters', verdict, { signal: stop.signal });
      if (result.ok) tellProlonged();
      if (!stop.signal.aborted) setShown(result.ok ? result.answer : 'failed');
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [item, action, reasonId, text]);
  return shown;
}

export function useDecision({ item, drafts, decide }: DecisionOptions) {
  const { posted, state, isPending, form } = usePostedAction<DecisionState>({
    action: decide,
    first: UNDECIDED,
    lost: (last) => ({ ...last, problems: {}, failed: interruptedText() }),
  });
  const [action, setAction] = useState<StaffAction | ''>(posted.action);
  const [reasonId, setReasonId] = useState<ReasonId | ''>(posted.reasonId);
  const [text, setText] = useState(posted.text);
  /** A mistake is named until what was wrong is changed. */
  const [settled, setSettled] = useState<DecisionState | null>(null);
  const problems = settled === state ? {} : state.problems;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(state.problems).length > 0) {
      ref.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
    }
  }, [state]);
  const reasons = action ? reasonsFor(action, item.about.kind) : [];
  const preview = usePreview(item, action, reasonId, text);
  const isDraft = reasonId !== '' && text === drafts[reasonId];

  function chooseReason(id: ReasonId | '') {
    if (text === '' || isDraft) setText(id === '' ? '' : drafts[id]);
    setReasonId(id);
    if (problems.reasonId) setSettled(state);
  }

  function chooseAction(next: StaffAction) {
    setAction(next);
    setSettled(state);
    if (reasonId && !reasonsFor(next, item.about.kind).includes(reasonId)) chooseReason('');
  }

  function type(next: string) {
    setText(next);
    if (problems.text) setSettled(state);
  }

  const press = (one: StaffAction | undefined) => {
    if (!one || !item.actions.includes(one)) return;
    chooseAction(one);
    ref.current?.querySelector<HTMLElement>(`[value="${one}"]`)?.focus();
  };
  const chooseNumbered = (index: number) => {
    const id = reasons[index];
    if (id) chooseReason(id);
  };
  useKeys({
    a: () => press(item.actions.includes('approve') ? 'approve' : 'keep'),
    r: () => press(item.actions.find((one) => one === 'refuse' || one === 'takeDown')),
    e: () => ref.current?.querySelector('textarea')?.focus(),
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [String(index + 1), () => chooseNumbered(index)]),
    ),
  });

  return {
    state,
    isPending,
    form: { ...form, ref },
    chosen: { action, reasonId, text, isDraft },
    problems,
    reasons,
    letters: preview && preview !== 'failed' ? preview.letters : state.letters,
    hasFailedPreview: preview === 'failed',
    chooseAction,
    chooseReason,
    type,
  };
}

export type Decision = ReturnType<typeof useDecision>;

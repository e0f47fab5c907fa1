'use client';

import { useActionState, useEffect, useRef, useState } from 'react';
import { usePosting } from '@/components/shared/forms/use-posting';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { SelectField } from '@/components/shared/ui/select-field';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { callApi, interruptedText } from '@/lib/shared/api/call-api';
import type { StaffItem, StaffLetter } from '@/lib/shared/contract/staff';
import type { ReasonId } from '@/lib/shared/domain/moderation/clauses';
import {
  needsText,
  reasonsFor,
  STAFF_TEXT,
  type StaffAction,
} from '@/lib/shared/domain/staff/room';
import { tagOf } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Conflict, type DecisionState, Letters, UNDECIDED } from './decision-parts';
import { Kbd } from './keys-list';
import { tellProlonged } from './still-there';
import { useKeys } from './use-keys';

interface DecisionFormProps {
  item: StaffItem;
  /** What each reason begins with in the mail, in the mail's language. */
  drafts: Readonly<Record<ReasonId, string>>;
  decide: (last: DecisionState, form: FormData) => Promise<DecisionState>;
}

const FIRST_WRONG = 'fieldset[aria-describedby] input, [aria-invalid="true"]';

const TYPING_MS = 700;

/** A little after the last change. */
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

export function DecisionForm({ item, drafts, decide }: DecisionFormProps) {
  const t = useTexts('staff.decide');
  const actions = useTexts('staff.actions');
  const send = useTexts('staff.send');
  const [posted, formAction] = useActionState(decide, UNDECIDED);
  const [answered, setAnswered] = useState<DecisionState | null>(null);
  const state = answered ?? posted;
  const { isPending, onSubmit } = usePosting(
    async (sent) => setAnswered(await decide(state, sent)),
    () => setAnswered({ ...state, problems: {}, failed: interruptedText() }),
  );
  const [action, setAction] = useState<StaffAction | ''>(state.action);
  const [reasonId, setReasonId] = useState<ReasonId | ''>(state.reasonId);
  const [text, setText] = useState(state.text);
  /** What was wrong is named until it is changed. */
  const [settled, setSettled] = useState<DecisionState | null>(null);
  const problems = settled === state ? {} : state.problems;
  useEffect(() => {
    if (Object.keys(state.problems).length > 0) {
      form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
    }
  }, [state]);
  const name = useTexts('moderation.reasons');
  const form = useRef<HTMLFormElement>(null);
  const reasons = action ? reasonsFor(action, item.about.kind) : [];
  const preview = usePreview(item, action, reasonId, text);
  const letters = preview && preview !== 'failed' ? preview.letters : state.letters;

  const isDraft = reasonId !== '' && text === drafts[reasonId];
  const chooseReason = (id: ReasonId | '') => {
    if (text === '' || isDraft) setText(id === '' ? '' : drafts[id]);
    setReasonId(id);
    if (problems.reasonId) setSettled(state);
  };
  const chooseAction = (next: StaffAction) => {
    setAction(next);
    setSettled(state);
    if (reasonId && !reasonsFor(next, item.about.kind).includes(reasonId)) chooseReason('');
  };
  const bad = item.actions.find((one) => one === 'refuse' || one === 'takeDown');
  const press = (one: StaffAction | undefined) => {
    if (!one || !item.actions.includes(one)) return;
    chooseAction(one);
    form.current?.querySelector<HTMLElement>(`[value="${one}"]`)?.focus();
  };
  const numbered = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      String(index + 1),
      () => {
        const id = reasons[index];
        if (id) chooseReason(id);
      },
    ]),
  );
  useKeys({
    a: () => press(item.actions.includes('approve') ? 'approve' : 'keep'),
    r: () => press(bad),
    e: () => form.current?.querySelector('textarea')?.focus(),
    ...numbered,
  });
  if (state.changed) return <Conflict item={item} state={state} />;
  const asksForText = action !== '' && needsText(action);
  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={onSubmit}
      className={cardVariants({ className: 'grid gap-5' })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      <input type="hidden" name="version" value={item.version} />
      <fieldset className="grid gap-2" aria-describedby={problems.action && 'action-problem'}>
        <legend className="sr-only">{t('action')}</legend>
        {item.actions.map((one) => (
          <label key={one} className={optionRowVariants()}>
            <input
              type="radio"
              name="action"
              value={one}
              className={checkboxVariants({ shape: 'round' })}
              checked={action === one}
              onChange={() => chooseAction(one)}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{actions(one)}</span>
              <span className="block text-sm text-muted">
                <Consequence item={item} action={one} />
              </span>
            </span>
            <KeyOf action={one} item={item} />
          </label>
        ))}
        <Problem id="action-problem" text={problems.action} />
      </fieldset>
      {reasons.length > 0 || action === '' ? (
        <div className={action === '' ? 'hidden noscript:block' : undefined}>
          <SelectField
            id="reason"
            name="reasonId"
            label={t('reason')}
            placeholder={t('choose')}
            value={reasonId}
            onChange={(event) => chooseReason(event.target.value as ReasonId | '')}
            error={problems.reasonId}
            options={(reasons.length > 0 ? reasons : allReasonsOf(item)).map((id, index) => {
              return { value: id, label: index < 9 ? `${index + 1}. ${name(id)}` : name(id) };
            })}
          />
        </div>
      ) : null}
      {asksForText || action === '' ? (
        <div className={action === '' ? 'hidden noscript:block' : undefined}>
          <TextAreaField
            id="text"
            name="text"
            label={t(labelOf(item, action))}
            value={text}
            maxLength={STAFF_TEXT.most}
            dir="auto"
            lang={isDraft && item.mailLanguage ? tagOf(item.mailLanguage) : undefined}
            onChange={(event) => {
              setText(event.target.value);
              if (problems.text) setSettled(state);
            }}
            error={problems.text}
          />
          <p className="mt-1 text-sm text-muted">{t('textHelp')}</p>
        </div>
      ) : null}
      {action === '' && letters === null ? null : (
        <Letters
          letters={letters}
          hasFailed={preview === 'failed'}
          answersNotice={answersNotice(item, action)}
        />
      )}
      <div className="grid gap-2">
        {state.failed ? <FailureNote answer={state}>{state.failed}</FailureNote> : null}
        <Button type="submit" full name="intent" value="send" aria-disabled={isPending}>
          {action ? send(action) : t('jump')}
        </Button>
        <noscript>
          <Button type="submit" look="secondary" full name="intent" value="preview">
            {t('showMail')}
          </Button>
        </noscript>
        <p className="text-center text-sm text-muted">{t('undoNote')}</p>
      </div>
    </form>
  );
}

function labelOf(item: StaffItem, action: StaffAction | '') {
  if (action === 'keep') return 'textOfKeep';
  if (answersNotice(item, action)) return 'textOfNotice';
  return item.about.kind === 'review' ? 'textOfReview' : 'text';
}

/** Whether the notice's sender is told of the decision, and not the owner. */
const answersNotice = ({ appeal }: StaffItem, action: StaffAction | '') =>
  action === 'keep' ||
  ((action === 'stays' || action === 'reverse') && typeof appeal?.noticeId === 'number');

function allReasonsOf({ about, actions }: StaffItem): ReasonId[] {
  return [...new Set(actions.flatMap((action) => reasonsFor(action, about.kind)))];
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className="text-sm font-semibold text-danger" role="alert">
      {text}
    </p>
  ) : null;
}

function KeyOf({ action, item }: { action: StaffAction; item: StaffItem }) {
  const isFirst = action === (item.actions.includes('approve') ? 'approve' : 'keep');
  const key = isFirst ? 'A' : action === 'refuse' || action === 'takeDown' ? 'R' : null;
  return key ? (
    <span className="noscript:hidden max-lg:hidden" aria-hidden="true">
      <Kbd>{key}</Kbd>
    </span>
  ) : null;
}

function Consequence({ item, action }: { item: StaffItem; action: StaffAction }) {
  const t = useTexts('staff.decide');
  const isPublic = item.status === 'approved';
  const { account, about } = item;
  if (item.kind === 'review' && action === 'approve') return t('approveReview');
  if (about.kind === 'review' && (action === 'refuse' || action === 'takeDown')) {
    return t('refuseReview');
  }
  switch (action) {
    case 'ask':
      return t(isPublic ? 'askPublic' : 'ask');
    case 'refuse':
      return t(isPublic ? 'refusePublic' : 'refuse');
    case 'takeDown':
      return t(about.kind === 'slate' ? 'takeDownPost' : 'takeDown');
    case 'reverse':
      if (answersNotice(item, action)) return t('reverseNotice');
      return t(item.appeal?.isGivenBack ? 'reverse' : 'reverseOnly');
    case 'stays':
      return t(answersNotice(item, action) ? 'staysNotice' : 'stays');
    case 'suspend':
      return t('suspend', { things: account?.publicThings ?? 0, coming: account?.coming ?? 0 });
    default:
      return t(action);
  }
}

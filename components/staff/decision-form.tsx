'use client';

import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { SelectField } from '@/components/shared/ui/select-field';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import type { StaffItem } from '@/lib/shared/contract/staff';
import type { ReasonId } from '@/lib/shared/domain/moderation/clauses';
import {
  needsText,
  reasonsFor,
  STAFF_TEXT,
  type StaffAction,
} from '@/lib/shared/domain/staff/room';
import { tagOf } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ActionChoice, answersNotice } from './action-choice';
import { Conflict, Letters } from './decision-parts';
import { type Decision, type DecisionOptions, useDecision } from './use-decision';

export function DecisionForm(props: DecisionOptions) {
  const { item } = props;
  const t = useTexts('staff.decide');
  const send = useTexts('staff.send');
  const decision = useDecision(props);
  const { state, isPending, form, chosen, letters } = decision;
  const { action } = chosen;
  if (state.changed) return <Conflict item={item} state={state} />;
  return (
    <form
      {...form}
      className={cardVariants({ className: 'grid gap-5' })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      <input type="hidden" name="version" value={item.version} />
      <ActionChoice
        item={item}
        chosen={action}
        problem={decision.problems.action}
        onChoose={decision.chooseAction}
      />
      <Reason item={item} decision={decision} />
      <Text item={item} decision={decision} />
      {action === '' && letters === null ? null : (
        <Letters
          letters={letters}
          hasFailed={decision.hasFailedPreview}
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

interface PartProps {
  item: StaffItem;
  decision: Decision;
}

function Reason({ item, decision }: PartProps) {
  const { chosen, reasons, problems, chooseReason } = decision;
  const t = useTexts('staff.decide');
  const name = useTexts('moderation.reasons');
  if (reasons.length === 0 && chosen.action !== '') return null;
  const offered = reasons.length > 0 ? reasons : allReasonsOf(item);
  return (
    <div className={chosen.action === '' ? 'hidden noscript:block' : undefined}>
      <SelectField
        id="reason"
        name="reasonId"
        label={t('reason')}
        placeholder={t('choose')}
        value={chosen.reasonId}
        onChange={(event) => chooseReason(event.target.value as ReasonId | '')}
        error={problems.reasonId}
        options={offered.map((id, index) => {
          return { value: id, label: index < 9 ? `${index + 1}. ${name(id)}` : name(id) };
        })}
      />
    </div>
  );
}

function Text({ item, decision }: PartProps) {
  const { chosen, problems, type } = decision;
  const { action, text, isDraft } = chosen;
  const t = useTexts('staff.decide');
  if (action !== '' && !needsText(action)) return null;
  return (
    <div className={action === '' ? 'hidden noscript:block' : undefined}>
      <TextAreaField
        id="text"
        name="text"
        label={t(labelOf(item, action))}
        value={text}
        maxLength={STAFF_TEXT.most}
        dir="auto"
        lang={isDraft && item.mailLanguage ? tagOf(item.mailLanguage) : undefined}
        onChange={(event) => type(event.target.value)}
        error={problems.text}
      />
      <p className="mt-1 text-sm text-muted">{t('textHelp')}</p>
    </div>
  );
}

function labelOf(item: StaffItem, action: StaffAction | '') {
  if (action === 'keep') return 'textOfKeep';
  if (answersNotice(item, action)) return 'textOfNotice';
  return item.about.kind === 'review' ? 'textOfReview' : 'text';
}

function allReasonsOf({ about, actions }: StaffItem): ReasonId[] {
  return [...new Set(actions.flatMap((action) => reasonsFor(action, about.kind)))];
}

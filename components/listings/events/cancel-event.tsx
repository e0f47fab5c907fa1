'use client';

import { useState } from 'react';
import { OwnerResult } from '@/components/listings/owner/owner-result';
import { ConfirmDialog } from '@/components/shared/ui/confirm-dialog';
import { EarlyButton } from '@/components/shared/ui/early-button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { CalendarX, Pencil } from '@/components/shared/ui/icons';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { UnsettledNote } from '@/components/shared/unsettled/unsettled-note';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

type Phase = 'idle' | 'asking' | 'sending' | 'unsettled' | 'done';

interface CancelEventProps {
  id: string;
  /** Null for an event that is not cancelled. The words of one that is can be changed. */
  cancellation: string | null;
}

export function CancelEvent({ id, cancellation }: CancelEventProps) {
  const t = useTexts('events.cancelling');
  const notice = useTexts('events.notice');
  const [phase, setPhase] = useState<Phase>('idle');
  const actions = useTexts('ui.actions');
  const [words, setWords] = useState(cancellation ?? '');
  const [problem, setProblem] = useState<{ ofWords: string | undefined; message: string } | null>(
    null,
  );

  const isNew = cancellation === null;
  const act = isNew ? 'cancel' : 'change';

  const send = async () => {
    setPhase('sending');
    setProblem(null);
    const result = await callApi(
      'PUT /api/events/{id}/cancellation',
      { words },
      { params: { id } },
    );
    if (result.ok) setPhase('done');
    else if (isUnsettled(result)) setPhase('unsettled');
    else {
      setPhase('asking');
      setProblem({ ofWords: result.fields?.words, message: result.message });
    }
  };

  return (
    <>
      <EarlyButton look={isNew ? 'danger-quiet' : 'soft'} onPress={() => setPhase('asking')}>
        {isNew ? <CalendarX /> : <Pencil />}
        {t(act)}
      </EarlyButton>
      <ConfirmDialog
        open={phase !== 'idle' && phase !== 'done'}
        question={t(isNew ? 'question' : act)}
        lead={isNew ? t('lead') : undefined}
        look={isNew ? 'delete' : 'agree'}
        keepLabel={isNew ? t('keep') : actions('close')}
        actLabel={t(act)}
        isBusy={phase === 'sending'}
        onKeep={() => setPhase('idle')}
        onAct={send}
      >
        <TextAreaField
          id="cancellation"
          label={t('words')}
          optional
          rows={3}
          dir="auto"
          error={problem?.ofWords}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {problem && !problem.ofWords ? <FailureNote>{problem.message}</FailureNote> : null}
        <UnsettledNote
          isShown={phase === 'unsettled'}
          what="changes"
          where="listings"
          href={paths.portal}
        />
      </ConfirmDialog>
      <OwnerResult
        open={phase === 'done'}
        title={notice('cancelled')}
        onClose={() => window.location.reload()}
      />
    </>
  );
}

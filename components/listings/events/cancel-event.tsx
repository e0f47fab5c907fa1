'use client';

import { useState } from 'react';
import { OwnerResult } from '@/components/listings/owner/owner-result';
import { ConfirmDialog } from '@/components/shared/ui/confirm-dialog';
import { EarlyButton } from '@/components/shared/ui/early-button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { CalendarX } from '@/components/shared/ui/icons';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { UnsettledNote } from '@/components/shared/unsettled/unsettled-note';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import { EVENT_LIMITS } from '@/lib/shared/domain/events/event-form';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

type Phase = 'idle' | 'asking' | 'sending' | 'unsettled' | 'done';

export function CancelEvent({ id }: { id: string }) {
  const t = useTexts('events.cancelling');
  const cancelled = useTexts('events.cancelled');
  const [phase, setPhase] = useState<Phase>('idle');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const cancel = async () => {
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
      setProblem(result.message);
    }
  };

  return (
    <>
      <EarlyButton look="danger-quiet" onPress={() => setPhase('asking')}>
        <CalendarX />
        {t('cancel')}
      </EarlyButton>
      <ConfirmDialog
        open={phase !== 'idle' && phase !== 'done'}
        question={t('question')}
        lead={t('lead')}
        look="delete"
        keepLabel={t('keep')}
        actLabel={t('cancel')}
        isBusy={phase === 'sending'}
        onKeep={() => setPhase('idle')}
        onAct={cancel}
      >
        <TextAreaField
          id="cancellation"
          label={t('words')}
          optional
          rows={3}
          dir="auto"
          maxLength={EVENT_LIMITS.cancellation}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {problem ? <FailureNote>{problem}</FailureNote> : null}
        <UnsettledNote
          isShown={phase === 'unsettled'}
          what="changes"
          where="listings"
          href={paths.portal}
        />
      </ConfirmDialog>
      <OwnerResult
        open={phase === 'done'}
        title={cancelled('cancelled')}
        onClose={() => window.location.reload()}
      />
    </>
  );
}

'use client';

import { useState } from 'react';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { EarlyButton } from '@/components/shared/ui/early-button';
import { Trash2 } from '@/components/shared/ui/icons';
import { UnsettledNote } from '@/components/shared/unsettled/unsettled-note';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { DeleteDialog } from './delete-dialog';
import { OwnerResult } from './owner-result';

const CALLS = {
  service: 'DELETE /api/services/{id}',
  event: 'DELETE /api/events/{id}',
} as const;

type Phase = 'idle' | 'asking' | 'deleting' | 'failed' | 'unsettled' | 'deleted';

interface DeleteListingProps {
  kind: keyof typeof CALLS;
  id: string;
  warning?: string | null;
}

export function DeleteListing({ kind, id, warning = null }: DeleteListingProps) {
  const t = useTexts('owner.deletion');
  const toAddress = usePageAddress();
  const [phase, setPhase] = useState<Phase>('idle');

  const remove = async () => {
    setPhase('deleting');
    const result = await callApi(CALLS[kind], undefined, { params: { id } });
    if (result.ok) setPhase('deleted');
    else setPhase(isUnsettled(result) ? 'unsettled' : 'failed');
  };

  return (
    <>
      <EarlyButton look="danger-quiet" onPress={() => setPhase('asking')}>
        <Trash2 />
        {t('delete', { kind })}
      </EarlyButton>
      <DeleteDialog
        open={phase !== 'idle' && phase !== 'deleted'}
        question={t('question', { kind })}
        warning={warning}
        keepLabel={t('keep', { kind })}
        deleteLabel={t('delete', { kind })}
        isDeleting={phase === 'deleting'}
        problem={phase === 'failed' ? t('failed', { kind }) : null}
        note={
          <UnsettledNote
            isShown={phase === 'unsettled'}
            what={`${kind}Deleted`}
            where="listings"
            href={paths.portal}
          />
        }
        onKeep={() => setPhase('idle')}
        onDelete={remove}
      />
      <OwnerResult
        open={phase === 'deleted'}
        title={t('deleted', { kind })}
        onClose={() => window.location.assign(toAddress(paths.portal))}
      />
    </>
  );
}

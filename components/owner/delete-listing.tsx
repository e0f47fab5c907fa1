'use client';

import { useState } from 'react';
import { usePageAddress } from '@/components/links/use-page-address';
import { EarlyButton } from '@/components/ui/early-button';
import { Trash2 } from '@/components/ui/icons';
import { isUnsettled, lookFor, type SentWrite } from '@/components/unsettled/look-up';
import { UnsettledNote } from '@/components/unsettled/unsettled-note';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import { callApi } from '@/lib/api/call-api';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';
import { DeleteDialog } from './delete-dialog';
import { OwnerResult } from './owner-result';

const CALLS = {
  service: { remove: 'DELETE /api/services/{id}', list: 'GET /api/services' },
  event: { remove: 'DELETE /api/events/{id}', list: 'GET /api/events' },
} as const;

type Phase = 'idle' | 'asking' | 'deleting' | 'failed' | 'deleted';

interface DeleteListingProps {
  kind: keyof typeof CALLS;
  id: string;
  warning?: string | null;
}

export function DeleteListing({ kind, id, warning = null }: DeleteListingProps) {
  const t = useTexts('owner.deletion');
  const toAddress = usePageAddress();
  const calls = CALLS[kind];
  const [phase, setPhase] = useState<Phase>('idle');
  const unsettled = useUnsettled<SentWrite>({
    lookUp: (writes) => lookFor(writes, callApi(calls.list, undefined)),
    onDone: () => setPhase('deleted'),
  });

  const remove = async () => {
    if (unsettled.phase === 'looking') return;
    setPhase('deleting');
    if (!(await unsettled.maySend()))
      return setPhase((now) => (now === 'deleting' ? 'asking' : now));
    const result = await callApi(calls.remove, undefined, { params: { id } });
    if (isUnsettled(result)) {
      setPhase('asking');
      void unsettled.begin({ kind: 'delete', id });
      return;
    }
    unsettled.clear();
    setPhase(result.ok ? 'deleted' : 'failed');
  };

  return (
    <>
      <EarlyButton look="danger-quiet" onPress={() => setPhase('asking')}>
        <Trash2 />
        {t('delete', { kind })}
      </EarlyButton>
      <DeleteDialog
        open={phase === 'asking' || phase === 'deleting' || phase === 'failed'}
        question={t('question', { kind })}
        warning={warning}
        keepLabel={t('keep', { kind })}
        deleteLabel={t('delete', { kind })}
        isDeleting={phase === 'deleting'}
        problem={phase === 'failed' ? t('failed', { kind }) : null}
        note={
          <UnsettledNote
            phase={unsettled.phase}
            words={{
              what: `${kind}Deleted`,
              where: 'listings',
              missing: t('unsettledMissing'),
            }}
            onLookAgain={unsettled.lookAgain}
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

'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { isUnsettled, lookFor, type SentWrite } from '@/components/unsettled/look-up';
import { UnsettledNote } from '@/components/unsettled/unsettled-note';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import { callApi } from '@/lib/api/call-api';
import { paths } from '@/lib/url/paths';
import { DeleteDialog } from './delete-dialog';
import { OwnerResult } from './owner-result';

const KINDS = {
  service: {
    word: 'service',
    title: 'Service',
    route: 'DELETE /api/services/{id}',
    list: 'GET /api/services',
  },
  event: {
    word: 'event',
    title: 'Event',
    route: 'DELETE /api/events/{id}',
    list: 'GET /api/events',
  },
} as const;

type Phase = 'idle' | 'asking' | 'deleting' | 'failed' | 'deleted';

/** "Delete Service", "Delete Event": asks, deletes, says so, then leads to the portal (rulings). */
export function DeleteListing({ kind, id }: { kind: keyof typeof KINDS; id: string }) {
  const { word, title, route, list } = KINDS[kind];
  const [phase, setPhase] = useState<Phase>('idle');
  const unsettled = useUnsettled<SentWrite>({
    lookUp: (writes) => lookFor(writes, callApi(list, undefined)),
    onDone: () => setPhase('deleted'),
  });

  const remove = async () => {
    if (unsettled.phase === 'looking') return;
    setPhase('deleting');
    if (!(await unsettled.maySend()))
      return setPhase((now) => (now === 'deleting' ? 'asking' : now));
    const result = await callApi(route, undefined, { params: { id } });
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
      <Button look="danger-quiet" onClick={() => setPhase('asking')}>
        <Trash2 />
        Delete {title}
      </Button>
      <DeleteDialog
        open={phase === 'asking' || phase === 'deleting' || phase === 'failed'}
        question={`Are you sure you want to delete this ${word}? This action cannot be undone.`}
        keepLabel={`Keep ${title}`}
        deleteLabel={`Delete ${title}`}
        isDeleting={phase === 'deleting'}
        problem={phase === 'failed' ? `Failed to delete ${word}. Please try again.` : null}
        note={
          <UnsettledNote
            phase={unsettled.phase}
            words={{
              place: 'your listings',
              done: `your ${word} was deleted`,
              missing: `It is still in your listings. You can delete it again.`,
            }}
            onLookAgain={unsettled.lookAgain}
          />
        }
        onKeep={() => setPhase('idle')}
        onDelete={remove}
      />
      <OwnerResult
        open={phase === 'deleted'}
        title={`${title} deleted successfully!`}
        onClose={() => window.location.assign(paths.portal)}
      />
    </>
  );
}

'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { paths } from '@/lib/url/paths';
import { DeleteDialog } from './delete-dialog';
import { OwnerResult } from './owner-result';

const KINDS = {
  service: { word: 'service', title: 'Service', route: 'DELETE /api/services/{id}' },
  event: { word: 'event', title: 'Event', route: 'DELETE /api/events/{id}' },
} as const;

type Phase = 'idle' | 'asking' | 'deleting' | 'failed' | 'deleted';

/** "Delete Service", "Delete Event": asks, deletes, says so, then leads to the portal (rulings). */
export function DeleteListing({ kind, id }: { kind: keyof typeof KINDS; id: string }) {
  const { word, title, route } = KINDS[kind];
  const [phase, setPhase] = useState<Phase>('idle');

  const remove = async () => {
    setPhase('deleting');
    const result = await callApi(route, undefined, { params: { id } });
    setPhase(result.ok ? 'deleted' : 'failed');
  };

  return (
    <>
      <button type="button" className="btn danger-quiet" onClick={() => setPhase('asking')}>
        <Trash2 className="i" />
        Delete {title}
      </button>
      <DeleteDialog
        open={phase === 'asking' || phase === 'deleting' || phase === 'failed'}
        question={`Are you sure you want to delete this ${word}? This action cannot be undone.`}
        keepLabel={`Keep ${title}`}
        deleteLabel={`Delete ${title}`}
        isDeleting={phase === 'deleting'}
        problem={phase === 'failed' ? `Failed to delete ${word}. Please try again.` : null}
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

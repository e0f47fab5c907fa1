'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { paths } from '@/lib/url/paths';
import { DeleteDialog } from './delete-dialog';
import { OwnerResult } from './owner-result';

type Phase = 'idle' | 'asking' | 'deleting' | 'failed' | 'deleted';

/** "Delete Service": asks, deletes, says so, and then leads to the portal (rulings). */
export function DeleteService({ serviceId }: { serviceId: string }) {
  const [phase, setPhase] = useState<Phase>('idle');

  const remove = async () => {
    setPhase('deleting');
    const params = { id: serviceId };
    const result = await callApi('DELETE /api/services/{id}', undefined, { params });
    setPhase(result.ok ? 'deleted' : 'failed');
  };

  return (
    <>
      <button type="button" className="btn danger-quiet" onClick={() => setPhase('asking')}>
        <Trash2 className="i" />
        Delete Service
      </button>
      <DeleteDialog
        open={phase === 'asking' || phase === 'deleting' || phase === 'failed'}
        question="Are you sure you want to delete this service? This action cannot be undone."
        keepLabel="Keep Service"
        deleteLabel="Delete Service"
        isDeleting={phase === 'deleting'}
        problem={phase === 'failed' ? 'Failed to delete service. Please try again.' : null}
        onKeep={() => setPhase('idle')}
        onDelete={remove}
      />
      <OwnerResult
        open={phase === 'deleted'}
        title="Service deleted successfully!"
        onClose={() => window.location.assign(paths.portal)}
      />
    </>
  );
}

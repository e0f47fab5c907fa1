'use client';

import { CircleAlert, Plus } from 'lucide-react';
import { DeleteDialog } from '@/components/owner/delete-dialog';
import { OwnerResult } from '@/components/owner/owner-result';
import { Button } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { noteVariants } from '@/components/ui/note';
import { UnsettledNote } from '@/components/unsettled/unsettled-note';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { servicePath } from '@/lib/url/portal-paths';
import { ServiceItemDialog } from './item-dialog';
import { ServiceItemRow } from './item-row';
import { UNSETTLED_ITEM } from './unsettled-item';
import { useServiceItems } from './use-service-items';

interface ServiceItemsProps {
  serviceId: string;
  serviceName: string;
  items: readonly ServiceItem[];
  /** They could not be read, so that the list is empty without being so. */
  failed: boolean;
}

/** "Manage Service Items": the list, and its dialogs (ITEM-001 to ITEM-004). */
export function ServiceItems({ serviceId, serviceName, items, failed }: ServiceItemsProps) {
  const state = useServiceItems({ serviceId, items: failed ? null : items });
  const { open, result, isBusy, isStale, addButton, ask, close, save, remove, ...told } = state;
  const wasAdded = result?.kind === 'add' && !result.isError;
  const note = (
    <UnsettledNote
      phase={told.unsettled.phase}
      words={UNSETTLED_ITEM[open?.kind ?? 'add']}
      onLookAgain={told.unsettled.lookAgain}
    />
  );
  return (
    <section className="od-items flex flex-col gap-4" aria-labelledby="items-title">
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <h2 className={headingVariants({ size: 'medium' })} id="items-title">
          Manage Service Items
        </h2>
        <Button ref={addButton} onClick={() => ask({ kind: 'add' })}>
          <Plus />
          Add New Item
        </Button>
      </div>
      {items.length > 0 ? (
        <>
          <ul className="items" aria-busy={isStale}>
            {items.map((item) => (
              <ServiceItemRow
                key={item.id}
                item={item}
                onEdit={() => ask({ kind: 'edit', item })}
                onDelete={() => ask({ kind: 'delete', item })}
              />
            ))}
          </ul>
          <p className="text-sm text-muted">Customers read “free” where there is no price.</p>
        </>
      ) : null}
      {items.length === 0 && !failed ? (
        <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>
          No service items yet. Customers choose from them when they book you.
        </p>
      ) : null}
      {failed ? (
        <p className={noteVariants({ look: 'error' })}>
          <CircleAlert />
          <span>
            Your service items could not be loaded. <a href={servicePath(serviceId)}>Try again</a>
          </span>
        </p>
      ) : null}
      <ServiceItemDialog
        item={open?.kind === 'edit' ? open.item : null}
        open={open?.kind === 'add' || open?.kind === 'edit'}
        serviceName={serviceName}
        isSaving={isBusy || told.unsettled.phase === 'looking'}
        note={note}
        onSave={save}
        onClose={close}
      />
      <DeleteDialog
        open={open?.kind === 'delete'}
        question="Are you sure you want to delete this item?"
        about={open?.kind === 'delete' ? open.item.name : ''}
        keepLabel="Keep item"
        deleteLabel="Delete item"
        isDeleting={isBusy}
        note={note}
        onKeep={close}
        onDelete={remove}
      />
      <OwnerResult
        open={result !== null}
        title={result?.isError ? 'Error' : 'Success!'}
        text={result?.text ?? ''}
        isError={result?.isError ?? false}
        onClose={told.closeResult}
        again={wasAdded ? { label: 'Add another', onChoose: told.addAnother } : null}
      />
    </section>
  );
}

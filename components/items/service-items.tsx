'use client';

import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { DeleteDialog } from '@/components/owner/delete-dialog';
import { OwnerResult } from '@/components/owner/owner-result';
import { cardVariants } from '@/components/ui/card';
import { EarlyButton } from '@/components/ui/early-button';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert, Plus } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { UnsettledNote } from '@/components/unsettled/unsettled-note';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { servicePath } from '@/lib/url/portal-paths';
import { ServiceItemDialog } from './item-dialog';
import { ServiceItemRow } from './item-row';
import { useServiceItems } from './use-service-items';
import { useUnsettledItem } from './use-unsettled-item';

interface ServiceItemsProps {
  serviceId: string;
  serviceName: string;
  items: readonly ServiceItem[];
  /** The items could not be read; the list is then empty, which does not mean that there are none. */
  failed: boolean;
}

/** "Manage Service Items": the list, and its dialogs (ITEM-001 to ITEM-004). */
export function ServiceItems({ serviceId, serviceName, items, failed }: ServiceItemsProps) {
  const t = useTexts('items.list');
  const deletion = useTexts('items.deletion');
  const state = useServiceItems({ serviceId, items: failed ? null : items });
  const { open, result, isBusy, ask, close, unsettled } = state;
  const note = (
    <UnsettledNote
      phase={unsettled.phase}
      words={useUnsettledItem(open?.kind ?? 'add')}
      onLookAgain={unsettled.lookAgain}
    />
  );
  return (
    <section className="flex flex-col gap-4 max-lg:order-2" aria-labelledby="items-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className={headingVariants({ size: 'medium' })} id="items-title">
          {t('heading')}
        </h2>
        <EarlyButton ref={state.addButton} onPress={() => ask({ kind: 'add' })}>
          <Plus />
          {t('add')}
        </EarlyButton>
      </div>
      {items.length > 0 ? (
        <>
          <ul
            className="overflow-hidden rounded-lg border border-line bg-surface aria-busy:opacity-60"
            aria-busy={state.isStale}
          >
            {items.map((item) => (
              <ServiceItemRow
                key={item.id}
                item={item}
                onEdit={() => ask({ kind: 'edit', item })}
                onDelete={() => ask({ kind: 'delete', item })}
              />
            ))}
          </ul>
          <p className="text-sm text-muted">{t('freeHint')}</p>
        </>
      ) : null}
      {items.length === 0 && !failed ? (
        <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>{t('none')}</p>
      ) : null}
      {failed ? (
        <p className={noteVariants({ look: 'error' })}>
          <CircleAlert />
          <span>
            {t.rich('notLoaded', {
              link: (chunks) => <PageLink href={servicePath(serviceId)}>{chunks}</PageLink>,
            })}
          </span>
        </p>
      ) : null}
      <ServiceItemDialog
        item={open?.kind === 'edit' ? open.item : null}
        open={open?.kind === 'add' || open?.kind === 'edit'}
        serviceId={serviceId}
        serviceName={serviceName}
        isSaving={isBusy || unsettled.phase === 'looking'}
        note={note}
        onSave={state.save}
        onClose={close}
      />
      <DeleteDialog
        open={open?.kind === 'delete'}
        question={deletion('question')}
        about={open?.kind === 'delete' ? open.item.name : ''}
        keepLabel={deletion('keep')}
        deleteLabel={deletion('delete')}
        isDeleting={isBusy}
        note={note}
        onKeep={close}
        onDelete={state.remove}
      />
      <OwnerResult
        open={result !== null}
        title={t(result?.isError ? 'error' : 'success')}
        text={result?.text ?? ''}
        isError={result?.isError ?? false}
        onClose={state.closeResult}
        again={
          result?.kind === 'add' && !result.isError
            ? { label: t('addAnother'), onChoose: state.addAnother }
            : null
        }
      />
    </section>
  );
}

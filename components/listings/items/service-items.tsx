'use client';

import { type ReactNode, useReducer, useState } from 'react';
import { DeleteDialog } from '@/components/listings/owner/delete-dialog';
import { OwnerResult } from '@/components/listings/owner/owner-result';
import { useHost } from '@/components/shared/host/host-context';
import { PageLink } from '@/components/shared/links/page-link';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { Dialog } from '@/components/shared/ui/dialog';
import { EarlyButton } from '@/components/shared/ui/early-button';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { CircleAlert, Plus, X } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { UnsettledNote } from '@/components/shared/unsettled/unsettled-note';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { ItemValues } from '@/lib/shared/domain/services/service-item';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { servicePath } from '@/lib/shared/url/portal-paths';
import type { ItemLanguages } from './item-draft';
import { ServiceItemForm } from './item-form';
import { ServiceItemRow } from './item-row';
import { ItemsOrder } from './items-order';
import { type OpenDialog, useServiceItems } from './use-service-items';

interface ServiceItemsProps {
  serviceId: string;
  serviceName: string;
  items: readonly ServiceItem[];
  failed: boolean;
  /** The languages of the service. */
  languages: ItemLanguages;
}

export function ServiceItems(props: ServiceItemsProps) {
  const { serviceId, serviceName, items, failed, languages } = props;
  const { isOurs } = useHost();
  const t = useTexts('items.list');
  const deletion = useTexts('items.deletion');
  const orderTexts = useTexts('items.order');
  const [isOrdering, setIsOrdering] = useState(false);
  const state = useServiceItems(serviceId);
  const { open, result, isBusy, ask, close, unsettled } = state;
  const note = (
    <UnsettledNote
      isShown={unsettled !== null}
      what={WHAT[unsettled ?? 'add']}
      where="items"
      href={servicePath(serviceId)}
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
      {isOurs && items.length > 1 ? (
        <Button
          look="secondary"
          size="small"
          className="justify-self-start self-start"
          onClick={() => setIsOrdering(!isOrdering)}
        >
          {orderTexts(isOrdering ? 'done' : 'change')}
        </Button>
      ) : null}
      {isOrdering && items.length > 1 ? (
        <ItemsOrder
          key={items
            .map(({ id }) => id)
            .sort()
            .join()}
          serviceId={serviceId}
          items={items}
          onSaved={state.refresh}
        />
      ) : null}
      {items.length > 0 && !(isOrdering && items.length > 1) ? (
        <ItemRows items={items} isStale={state.isStale} onAsk={ask} />
      ) : null}
      {items.length === 0 && !failed ? (
        <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>{t('none')}</p>
      ) : null}
      {failed ? <NotLoaded serviceId={serviceId} /> : null}
      <ServiceItemDialog
        item={open?.kind === 'edit' ? open.item : null}
        open={open?.kind === 'add' || open?.kind === 'edit'}
        serviceId={serviceId}
        serviceName={serviceName}
        languages={isOurs ? languages : null}
        isSaving={isBusy}
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

interface ItemRowsProps {
  items: readonly ServiceItem[];
  isStale: boolean;
  onAsk: (dialog: OpenDialog) => void;
}

function ItemRows({ items, isStale, onAsk }: ItemRowsProps) {
  const t = useTexts('items.list');
  return (
    <>
      <ul
        className="overflow-hidden rounded-lg border border-line bg-surface aria-busy:opacity-60"
        aria-busy={isStale}
      >
        {items.map((item) => (
          <ServiceItemRow
            key={item.id}
            item={item}
            onEdit={() => onAsk({ kind: 'edit', item })}
            onDelete={() => onAsk({ kind: 'delete', item })}
          />
        ))}
      </ul>
      <p className="text-sm text-muted">{t('freeHint')}</p>
    </>
  );
}

function NotLoaded({ serviceId }: { serviceId: string }) {
  const t = useTexts('items.list');
  return (
    <p className={noteVariants({ look: 'error' })}>
      <CircleAlert />
      <span>
        {t.rich('notLoaded', {
          link: (chunks) => <PageLink href={servicePath(serviceId)}>{chunks}</PageLink>,
        })}
      </span>
    </p>
  );
}

const WHAT = { add: 'itemAdded', edit: 'itemChanged', delete: 'itemDeleted' } as const;

interface ServiceItemDialogProps {
  item: ServiceItem | null;
  open: boolean;
  serviceId: string;
  serviceName: string;
  languages: ItemLanguages | null;
  isSaving: boolean;
  note: ReactNode;
  onSave: (item: ItemValues) => void;
  onClose: () => void;
}

function ServiceItemDialog(props: ServiceItemDialogProps) {
  const { item, open, serviceId, serviceName, languages, isSaving, note, onSave, onClose } = props;
  const t = useTexts('items.dialog');
  const actions = useTexts('ui.actions');
  const [round, beginAnew] = useReducer((count: number) => count + 1, 0);
  return (
    <Dialog open={open} onClose={onClose} labelledBy="item-title">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="item-title" className={headingVariants({ size: 'medium' })}>
            {t(item ? 'editHeading' : 'addHeading')}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            <bdi translate="no">{serviceName}</bdi>
          </p>
        </div>
        <IconButton className="-me-2 -mt-1.5" aria-label={actions('close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <ServiceItemForm
        key={round}
        serviceId={serviceId}
        item={item}
        languages={languages}
        isSaving={isSaving}
        note={note}
        onSave={onSave}
        onCancel={onClose}
        onDiscard={beginAnew}
      />
    </Dialog>
  );
}

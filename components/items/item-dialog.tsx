'use client';

import { type ReactNode, useReducer } from 'react';
import { useTexts } from '#texts';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import type { ItemValues } from '@/lib/domain/services/service-item';
import { ServiceItemForm } from './item-form';

interface ServiceItemDialogProps {
  /** The item to change; null for a new one. */
  item: ServiceItem | null;
  open: boolean;
  serviceId: string;
  serviceName: string;
  isSaving: boolean;
  /** Shown below the fields. */
  note: ReactNode;
  onSave: (item: ItemValues) => void;
  onClose: () => void;
}

/** The dialog that adds an item or edits one. */
export function ServiceItemDialog(props: ServiceItemDialogProps) {
  const { item, open, serviceId, serviceName, isSaving, note, onSave, onClose } = props;
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
            <bdi>{serviceName}</bdi>
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
        isSaving={isSaving}
        note={note}
        onSave={onSave}
        onCancel={onClose}
        onDiscard={beginAnew}
      />
    </Dialog>
  );
}

'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import type { ItemValues } from '@/lib/domain/services/service-item';
import { ServiceItemForm } from './item-form';

interface ServiceItemDialogProps {
  /** The item to change; null for a new one. */
  item: ServiceItem | null;
  open: boolean;
  serviceName: string;
  isSaving: boolean;
  /** What is said below the fields. */
  note: ReactNode;
  onSave: (item: ItemValues) => void;
  onClose: () => void;
}

/** "Add New Item", and the same for an item that is there. */
export function ServiceItemDialog(props: ServiceItemDialogProps) {
  const { item, open, serviceName, isSaving, note, onSave, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} labelledBy="item-title">
      <div className="row between flex-nowrap items-start">
        <div className="min-w-0">
          <h2 id="item-title" className="display h2">
            {item ? 'Edit Item' : 'Add New Item'}
          </h2>
          <p className="sm muted [overflow-wrap:anywhere]" dir="auto">
            {serviceName}
          </p>
        </div>
        <button
          type="button"
          className="icon-btn -me-2 -mt-1.5"
          aria-label="Close"
          onClick={onClose}
        >
          <X className="i" />
        </button>
      </div>
      <ServiceItemForm
        item={item}
        isSaving={isSaving}
        note={note}
        onSave={onSave}
        onCancel={onClose}
      />
    </Dialog>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { useSubmit } from '@/components/forms/use-submit';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { problemTexts } from '@/lib/domain/field-problem';
import { typedBy } from '@/lib/domain/form-fields';
import {
  ITEM_FIELDS,
  ITEM_LIMITS,
  ITEM_TABLE,
  type ItemField,
  type ItemValues,
  readItemDraft,
} from '@/lib/domain/services/service-item';
import { ServiceItemAmounts } from './item-amounts';

interface ServiceItemFormProps {
  item: ServiceItem | null;
  isSaving: boolean;
  note: ReactNode;
  onSave: (item: ItemValues) => void;
  onCancel: () => void;
}

const idOf = (field: ItemField) => `item-${field}`;

/** Browsers give "" for something like "12 euro" in a number field, which must not pass as empty. */
function typedIn(form: HTMLFormElement, field: ItemField): string {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) return input.validity.badInput ? '?' : input.value;
  return input instanceof HTMLTextAreaElement ? input.value : '';
}

/** The form of an item. Its inputs are uncontrolled, so nothing typed gets lost. */
export function ServiceItemForm({ item, isSaving, note, onSave, onCancel }: ServiceItemFormProps) {
  const t = useTexts('items.form');
  const actions = useTexts('ui.actions');
  const problems = useTexts('errors.fields');
  const { errors, clearError, onSubmit } = useSubmit<ItemField>({
    focusFirst: { fields: ITEM_FIELDS, idOf },
    send: async (form) => {
      const read = readItemDraft(typedBy(ITEM_TABLE, (name) => typedIn(form, name)));
      if (!read.ok) return { kind: 'invalid', errors: problemTexts(read.problems, problems) };
      onSave(read.item);
      return null;
    },
  });

  const field = (name: ItemField) => ({
    id: idOf(name),
    name,
    error: errors[name],
    onInput: () => clearError(name),
  });

  return (
    <form className="flex flex-col gap-5 [&_textarea]:min-h-24" noValidate onSubmit={onSubmit}>
      <Field
        {...field('name')}
        label={t('nameLabel')}
        defaultValue={item?.name}
        maxLength={ITEM_LIMITS.name}
        autoComplete="off"
        dir="auto"
        required
      />
      <TextAreaField
        {...field('description')}
        label={t('descriptionLabel')}
        optional
        defaultValue={item?.description}
        maxLength={ITEM_LIMITS.description}
        dir="auto"
      />
      <ServiceItemAmounts item={item} price={field('price')} minutes={field('durationMinutes')} />
      {note}
      <DialogActions className="">
        <Button look="secondary" onClick={onCancel}>
          {actions('cancel')}
        </Button>
        <Button type="submit" className="min-w-0 flex-1" aria-disabled={isSaving || undefined}>
          {isSaving ? <Spinner /> : null}
          {t(isSaving ? 'saving' : item ? 'save' : 'add')}
        </Button>
      </DialogActions>
    </form>
  );
}

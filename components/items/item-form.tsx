'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import {
  ITEM_FIELDS,
  ITEM_LIMITS,
  type ItemErrors,
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

/** What the browser made nothing of, such as "12 euro" in a number field, is not nothing. */
function typedIn(form: HTMLFormElement, field: ItemField): string {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) return input.validity.badInput ? '?' : input.value;
  return input instanceof HTMLTextAreaElement ? input.value : '';
}

/** The fields of an item. What is typed stays with the browser, so nothing of it gets lost. */
export function ServiceItemForm({ item, isSaving, note, onSave, onCancel }: ServiceItemFormProps) {
  const [errors, setErrors] = useState<ItemErrors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readItemDraft({
      name: typedIn(form, 'name'),
      description: typedIn(form, 'description'),
      price: typedIn(form, 'price'),
      durationMinutes: typedIn(form, 'durationMinutes'),
    });
    setErrors(read.ok ? {} : read.errors);
    if (read.ok) onSave(read.item);
    else document.getElementById(idOf(firstOf(read.errors)))?.focus();
  };

  const field = (name: ItemField) => ({
    id: idOf(name),
    name,
    error: errors[name],
    onInput: () => setErrors(({ [name]: _, ...others }) => others),
  });

  return (
    <form className="item-form flex flex-col gap-5" noValidate onSubmit={submit}>
      <Field
        {...field('name')}
        label="Name"
        defaultValue={item?.name}
        maxLength={ITEM_LIMITS.name}
        autoComplete="off"
        dir="auto"
        required
      />
      <TextAreaField
        {...field('description')}
        label="Description"
        optional
        defaultValue={item?.description}
        maxLength={ITEM_LIMITS.description}
        dir="auto"
      />
      <ServiceItemAmounts item={item} price={field('price')} minutes={field('durationMinutes')} />
      {note}
      <div className="flex items-center gap-3 actions">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" className="min-w-0 flex-1" aria-disabled={isSaving || undefined}>
          {isSaving ? <Spinner /> : null}
          {isSaving ? 'Saving…' : item ? 'Save item' : 'Add item'}
        </Button>
      </div>
    </form>
  );
}

function firstOf(errors: ItemErrors): ItemField {
  return ITEM_FIELDS.find((field) => errors[field]) ?? 'name';
}

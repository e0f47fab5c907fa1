'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DurationField } from '@/components/shared/forms/duration-field';
import { KeptNote } from '@/components/shared/forms/kept-note';
import { LanguageField } from '@/components/shared/forms/language-fields';
import { takeAmounts } from '@/components/shared/forms/take-amounts';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { Button } from '@/components/shared/ui/button';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { Field } from '@/components/shared/ui/field';
import { ChevronDown } from '@/components/shared/ui/icons';
import { Spinner } from '@/components/shared/ui/spinner';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/shared/domain/calendar/slots';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { typedBy } from '@/lib/shared/domain/form-fields';
import {
  ITEM_FIELDS,
  ITEM_LIMITS,
  ITEM_TABLE,
  type ItemDraft,
  type ItemField,
  type ItemValues,
  readItemDraft,
} from '@/lib/shared/domain/services/service-item';
import { readDuration } from '@/lib/shared/domain/services/typed-duration';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type ItemLanguages, itemStart, keptItem } from './item-draft';

interface ServiceItemFormProps {
  serviceId: string;
  item: ServiceItem | null;
  /** The languages of the service; null where {host} keeps none. */
  languages: ItemLanguages | null;
  isSaving: boolean;
  note: ReactNode;
  onSave: (item: ItemValues) => void;
  onCancel: () => void;
  onDiscard: () => void;
}

const idOf = (field: ItemField) => `item-${field}`;

/**
 * Null if the field is not shown. `unreadable` for input like "12 euro", which number fields give
 * as "".
 */
function typedIn(form: HTMLFormElement, field: ItemField, unreadable: string): string | null {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) return input.validity.badInput ? unreadable : input.value;
  const isOther = input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement;
  return isOther ? input.value : null;
}

export function ServiceItemForm(props: ServiceItemFormProps) {
  const { serviceId, item, languages, isSaving, note, onSave, onCancel, onDiscard } = props;
  const t = useTexts('items.form');
  const kept = keptItem(serviceId, item);
  const [restored] = useState(kept.load);
  const durations = useTexts('ui.duration');
  const start = restored ?? itemStart(item, languages, durations);
  const draftIn = (form: HTMLFormElement, unreadable: string): ItemDraft =>
    // Fields that are not shown stay as they are stored.
    typedBy(ITEM_TABLE, (name) => typedIn(form, name, unreadable) ?? start[name]);
  const forgetThen = (go: () => void) => () => {
    kept.clear();
    go();
  };
  const actions = useTexts('ui.actions');
  const problems = useTexts('errors.fields');
  const { errors, clearError, onSubmit } = useSubmit<ItemField>({
    focusFirst: { fields: ITEM_FIELDS, idOf },
    send: async (form) => {
      const read = readItemDraft(draftIn(form, '?'));
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
    <form
      className="flex flex-col gap-5 [&_textarea]:min-h-24"
      noValidate
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => kept.save(draftIn(currentTarget, ''))}
    >
      {restored ? <KeptNote onDiscard={forgetThen(onDiscard)} /> : null}
      <Field
        {...field('name')}
        label={t('nameLabel')}
        defaultValue={start.name}
        autoComplete="off"
        dir="auto"
        required
      />
      <TextAreaField
        {...field('description')}
        label={t('descriptionLabel')}
        optional
        defaultValue={start.description}
        dir="auto"
      />
      <ServiceItemAmounts start={start} price={field('price')} minutes={field('durationMinutes')} />
      {languages ? <LanguageFields start={start} field={field} /> : null}
      {note}
      <DialogActions className="">
        <Button look="secondary" onClick={forgetThen(onCancel)}>
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

interface LanguageFieldsProps {
  start: ItemDraft;
  field: (name: ItemField) => FieldState;
}

function LanguageFields({ start, field }: LanguageFieldsProps) {
  const t = useTexts('items.languages');
  const [wasUsed] = useState(start.secondLanguage !== '');
  const second = field('secondLanguage');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (second.error && details.current) details.current.open = true;
  });
  return (
    <details className="group" ref={details} open={wasUsed}>
      <summary className="inline-flex min-h-target cursor-pointer items-center gap-2 text-sm font-semibold">
        {t('heading')}
        <ChevronDown className="size-4.5 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        <LanguageField {...field('language')} defaultValue={start.language} />
        <LanguageField {...second} defaultValue={start.secondLanguage} isSecond />
        <Field
          {...field('secondName')}
          label={t('secondName')}
          optional
          defaultValue={start.secondName}
          autoComplete="off"
          dir="auto"
        />
        <TextAreaField
          {...field('secondDescription')}
          label={t('secondDescription')}
          optional
          defaultValue={start.secondDescription}
          dir="auto"
        />
      </div>
    </details>
  );
}

interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  onInput: () => void;
}

interface ServiceItemAmountsProps {
  start: Pick<ItemDraft, 'price' | 'durationMinutes'>;
  price: FieldState;
  minutes: FieldState;
}

function ServiceItemAmounts({ start, price, minutes }: ServiceItemAmountsProps) {
  const t = useTexts('items.amounts');
  const durationTexts = useTexts('ui.duration');
  const [typed, setTyped] = useState(readDuration(start.durationMinutes) ?? 0);
  return (
    <>
      <Field
        {...price}
        label={t('priceLabel')}
        optional
        affix="€"
        ref={takeAmounts}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        defaultValue={start.price}
      />
      <DurationField
        id={minutes.id}
        name={minutes.name}
        label={t('lengthLabel')}
        optional
        error={minutes.error}
        start={start.durationMinutes}
        onTyped={(text) => {
          setTyped(readDuration(text) ?? 0);
          minutes.onInput();
        }}
      />
      {typed > 0 && typed <= ITEM_LIMITS.minutes ? (
        <p className="-mt-3 text-sm text-muted">
          {t('slots', {
            duration: formatDuration(typed, durationTexts),
            slots: slotsNeeded(typed),
            minutes: SLOT_MINUTES,
          })}
        </p>
      ) : null}
    </>
  );
}

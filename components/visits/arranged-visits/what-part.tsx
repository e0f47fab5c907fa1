import { useRef } from 'react';
import { DurationField } from '@/components/shared/forms/duration-field';
import { Button } from '@/components/shared/ui/button';
import { Field } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { Plus, X } from '@/components/shared/ui/icons';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { SelectField } from '@/components/shared/ui/select-field';
import type { BookableService } from '@/lib/shared/contract/provider-calendar';
import { formatDuration, writeDuration } from '@/lib/shared/domain/booking/duration';
import { priceMinorOf, typedMinutes } from '@/lib/shared/domain/booking/typed-item';
import { formatEuro } from '@/lib/shared/domain/money';
import type { ArrangeForm } from '@/lib/shared/domain/visits/arrange-form';
import { type ArrangeItem, minutesOf, totalOf } from '@/lib/shared/domain/visits/draft';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type ActOnForm, idOf } from './use-arrange';

type Item = BookableService['items'][number];

/**
 * After the last possible item nothing can be added, so the focus goes to a button that removes
 * one.
 */
const passToItems = passFocus(
  () =>
    document.getElementById(idOf('items')) ??
    document.querySelector<HTMLElement>('[data-remove-item]'),
);

interface WhatPartProps {
  form: ArrangeForm;
  act: ActOnForm;
  services: readonly BookableService[];
}

export function WhatPart({ form, act, services }: WhatPartProps) {
  const t = useTexts('arranged.what');
  const durations = useTexts('ui.duration');
  const { draft, errors } = form;
  const change = (items: ArrangeItem[]) => act({ type: 'changed', next: { items } });
  const all = services.flatMap(({ items }) => items);
  const isChosen = (id: string) => draft.items.some(({ itemId }) => itemId === id);
  // Mail and pages name one service, so all items are of the same.
  const chosen = services.find(({ items }) => items.some(({ id }) => isChosen(id)));
  const offered = chosen ? [chosen] : services;
  const left = offered.flatMap(({ items }) => items.filter(({ id }) => !isChosen(id)));
  const total = totalOf(draft);
  const isSeveral = offered.filter(({ items }) => items.length > 0).length > 1;
  const options = offered.flatMap(({ serviceName, items }) =>
    items
      .filter((item) => left.includes(item))
      .map(({ id, name }) => ({ value: id, label: isSeveral ? `${serviceName}: ${name}` : name })),
  );
  return (
    <section className="grid gap-4" aria-labelledby="arrange-what">
      <h2 id="arrange-what" className={headingVariants({ size: 'medium' })}>
        {t('heading')}
      </h2>
      {draft.items.map((row) => {
        const item = all.find(({ id }) => id === row.itemId);
        if (!item) return null;
        return (
          <ItemRow
            key={row.key}
            row={row}
            item={item}
            onChange={(next) => change(draft.items.map((one) => (one === row ? next : one)))}
            onRemove={() => change(draft.items.filter((one) => one !== row))}
          />
        );
      })}
      {left.length > 0 ? (
        <AddItem form={form} act={act} items={all} options={options} />
      ) : (
        <FieldError id={`${idOf('items')}-error`} message={errors.items} />
      )}
      {draft.items.length > 0 && total !== null ? (
        <p className="text-end text-muted">
          {t.rich('together', {
            duration: formatDuration(minutesOf(draft), durations),
            price: formatEuro(total, t.locale),
            b: (chunks) => <b className="text-text">{chunks}</b>,
          })}
        </p>
      ) : null}
    </section>
  );
}

interface AddItemProps extends Pick<WhatPartProps, 'form' | 'act'> {
  items: readonly Item[];
  options: readonly { value: string; label: string }[];
}

function AddItem({ form, act, items, options }: AddItemProps) {
  const t = useTexts('arranged.what');
  const { chosen } = form;
  const isFirst = form.draft.items.length === 0;
  const error = form.errors.items;
  const choose = (itemId: string) => act({ type: 'itemChosen', itemId });
  const addItem = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId);
    if (item) act({ type: 'itemAdded', item });
    else choose('');
  };
  const byKeys = useRef(false);
  const [only, ...others] = options;
  if (isFirst && only && others.length === 0) {
    return (
      <div className="grid justify-items-start gap-1.5" ref={passToItems}>
        <Button id={idOf('items')} look="secondary" onClick={() => addItem(only.value)}>
          <Plus />
          {only.label}
        </Button>
        <FieldError id={`${idOf('items')}-error`} message={error} />
      </div>
    );
  }
  return (
    <div className="grid gap-3" ref={passToItems}>
      <SelectField
        id={idOf('items')}
        label={t(isFirst ? 'add' : 'another')}
        placeholder={t('chooseItem')}
        options={options}
        error={error}
        value={chosen}
        // Arrow keys change a closed select step by step, so with keys the choice waits for the button.
        onKeyDown={() => {
          byKeys.current = true;
        }}
        onPointerDown={() => {
          byKeys.current = false;
        }}
        onChange={({ target: { value } }) => (byKeys.current ? choose(value) : addItem(value))}
      />
      {chosen ? (
        <Button
          ref={passToItems}
          look="secondary"
          className="justify-self-start"
          onClick={() => addItem(chosen)}
        >
          <Plus />
          {t('add')}
        </Button>
      ) : null}
    </div>
  );
}

interface ItemRowProps {
  row: ArrangeItem;
  item: Item;
  onChange: (row: ArrangeItem) => void;
  onRemove: () => void;
}

function ItemRow({ row, item, onChange, onRemove }: ItemRowProps) {
  const t = useTexts('arranged.what');
  const durations = useTexts('ui.duration');
  const free = useTexts('booking.confirmed');
  const wrong = useTexts('arranged.problems');
  const usualPrice = item.priceMinor > 0 ? formatEuro(item.priceMinor, t.locale) : free('free');
  const isChanged =
    row.minutes !== item.durationMinutes || priceMinorOf(row.price) !== item.priceMinor;
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 rounded-lg border border-line p-4">
      <legend className="sr-only" lang={item.language || undefined}>
        {item.name}
      </legend>
      <div className="flex items-start justify-between gap-3">
        <p
          className="min-w-0 pt-2 font-semibold wrap-anywhere"
          lang={item.language || undefined}
          dir="auto"
          aria-hidden="true"
        >
          {item.name}
        </p>
        <IconButton
          ref={passToItems}
          data-remove-item=""
          className="-me-2"
          aria-label={t('remove', { item: item.name })}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        <div className="col-span-full">
          <DurationField
            id={`arrange-length-${row.key}`}
            label={t('length')}
            start={row.length ?? writeDuration(row.minutes, durations)}
            error={
              row.length !== undefined && typedMinutes(row.length) === null
                ? wrong('lengthWrong')
                : undefined
            }
            onTyped={(length) =>
              onChange({ ...row, length, minutes: typedMinutes(length) ?? row.minutes })
            }
          />
        </div>
        <Field
          id={`arrange-price-${row.key}`}
          label={t('price')}
          affix="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={row.price}
          aria-invalid={priceMinorOf(row.price) === null || undefined}
          onChange={({ target }) => onChange({ ...row, price: target.value })}
        />
      </div>
      {isChanged ? (
        <p className="text-sm text-muted">
          {t('usually', {
            duration: formatDuration(item.durationMinutes, durations),
            price: usualPrice,
          })}
        </p>
      ) : null}
    </fieldset>
  );
}

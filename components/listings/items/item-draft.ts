import { keptDraft } from '@/components/shared/forms/kept-draft';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { writeDuration } from '@/lib/shared/domain/booking/duration';
import { textsOf, typedBy } from '@/lib/shared/domain/form-fields';
import { formatAmount } from '@/lib/shared/domain/money';
import { ITEM_FIELDS, ITEM_TABLE, type ItemDraft } from '@/lib/shared/domain/services/service-item';
import type { Texts } from '@/lib/shared/texts/texts';

function isItemDraft(value: unknown): value is ItemDraft {
  return ITEM_FIELDS.every((field) => typeof Object(value)[field] === 'string');
}

export function keptItem(serviceId: string, item: ServiceItem | null) {
  return keptDraft(`item-${serviceId}-${item?.id ?? 'new'}`, serviceId, isItemDraft);
}

export interface ItemLanguages {
  language: string;
  secondLanguage: string;
}

/** 0 is an empty field. */
export function itemStart(
  item: ServiceItem | null,
  languages: ItemLanguages | null,
  durations: Texts<'ui.duration'>,
): ItemDraft {
  if (!item) return { ...typedBy(ITEM_TABLE, () => ''), ...languages };
  const { priceMinor, durationMinutes } = item;
  return {
    ...textsOf(ITEM_TABLE, item),
    price: priceMinor > 0 ? formatAmount(priceMinor) : '',
    durationMinutes: writeDuration(durationMinutes, durations),
  };
}

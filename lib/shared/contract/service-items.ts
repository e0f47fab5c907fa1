import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import type { TextName } from '@/lib/shared/domain/form-fields';
import { toDecimal, toMinor } from '@/lib/shared/domain/money';
import { ITEM_LIMITS, ITEM_PROBLEMS, ITEM_TABLE } from '@/lib/shared/domain/services/service-item';
import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';
import { Deleted, IdParam, Saved, TextLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { editShape, textShapes } from './form-table';
import { AcknowledgementAnswer, renamed } from './wire';

export const itemTexts = textShapes(ITEM_TABLE);

/** Euro and minutes (PC-043). */
const ServiceItemAnswer = z.object({
  id: z.number().int(),
  ...itemTexts.answer,
  description: z.string(),
  price: z.number().min(0),
  duration_minutes: z.number().int().min(0),
});

/** Cents; 0 minutes for no duration. */
export interface ServiceItem extends Record<TextName<typeof ITEM_TABLE>, string> {
  id: string;
  priceMinor: number;
  durationMinutes: number;
}

const PRICE = issueOf(ITEM_PROBLEMS.price);

const MINUTES = issueOf(ITEM_PROBLEMS.minutes);

const fields = {
  ...itemTexts.payload,
  language: TextLanguage,
  secondLanguage: TextLanguage,
  name: itemTexts.payload.name.refine(hasLetterOrDigit, issueOf(ITEM_TABLE.name.missing)),
  durationMinutes: z.number(MINUTES).int(MINUTES).min(0, MINUTES).max(ITEM_LIMITS.minutes, MINUTES),
};

/** `price` is in euro. */
const WireItemPayload = z.object({
  ...fields,
  price: z
    .number(PRICE)
    .min(0, PRICE)
    .max(ITEM_LIMITS.price, PRICE)
    .multipleOf(0.01, PRICE)
    .default(0),
  durationMinutes: fields.durationMinutes.default(0),
});

const texts = {
  description: z.string(),
  language: TextLanguage.unwrap(),
  secondLanguage: TextLanguage.unwrap(),
  secondName: z.string(),
  secondDescription: z.string(),
};

/** PC-045. */
export const ServiceItemPayload = z.codec(
  WireItemPayload,
  z.object({ ...fields, ...texts, priceMinor: z.number().int() }),
  {
    decode: ({ price, ...item }) => ({ ...item, priceMinor: toMinor(price) }),
    encode: ({ priceMinor, ...item }) => ({ ...item, price: toDecimal(priceMinor) }),
  },
);
export type ServiceItemPayload = z.infer<typeof ServiceItemPayload>;

const WireItemEdit = z.object(editShape(WireItemPayload.shape));

export const ServiceItemEdit = z.codec(
  WireItemEdit,
  WireItemEdit.omit({ price: true }).extend({ priceMinor: z.number().int().optional() }),
  {
    decode: ({ price, ...item }) => ({
      ...item,
      ...(price !== undefined && { priceMinor: toMinor(price) }),
    }),
    encode: ({ priceMinor, ...item }) => ({
      ...item,
      ...(priceMinor !== undefined && { price: toDecimal(priceMinor) }),
    }),
  },
);
export type ServiceItemEdit = z.infer<typeof ServiceItemEdit>;

/** Not in PC-045. */
const OTHER_FIELDS = {
  language: 1,
  secondLanguage: 1,
  secondName: 1,
  secondDescription: 1,
} as const;

/** All items of the service. */
const ItemOrder = z.object({
  itemIds: z
    .array(z.string().regex(/^\d{1,15}$/))
    .min(1)
    .max(500),
});

const ItemId = z.object({ itemId: z.string().min(1) });

const ServiceItemId = IdParam.extend({ itemId: z.string().min(1).max(100) });

export const itemRows = {
  listServiceItems: endpoint({
    method: 'GET',
    path: 'serviceItems',
    summary:
      'The priced service items of an approved service. With `userId`, an extension, those of a ' +
      'service of that user in any status.',
    documented: 'CC-008, PC-041',
    query: renamed(
      z.object({ providerId: z.string().min(1), userId: z.string().min(1).optional() }),
    ),
    fieldsSince: { userId: 1 },
    answer: z.array(ServiceItemAnswer),
  }),
  createServiceItem: endpoint({
    method: 'POST',
    path: 'serviceItems',
    keepsKey: 'transaction',
    summary: 'Adds a priced item to a service.',
    documented: 'PC-045',
    query: renamed(z.object({ providerId: z.string().min(1) })),
    body: ServiceItemPayload,
    fieldsSince: OTHER_FIELDS,
    status: 201,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
  updateServiceItem: endpoint({
    method: 'PUT',
    path: 'serviceItems/{itemId}',
    summary:
      'Replaces a service item; an absent optional field stays. Bookings keep what they were made with.',
    documented: 'PC-047',
    params: ItemId,
    body: ServiceItemEdit,
    fieldsSince: OTHER_FIELDS,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
  orderServiceItems: endpoint({
    method: 'PUT',
    path: 'serviceProviders/{id}/itemOrder',
    summary: 'Puts the items of a service in order; those that are not named come last.',
    since: 1,
    params: z.object({ id: z.string().min(1) }),
    body: ItemOrder,
    refuses: ['gone'],
    answer: Saved,
  }),
  deleteServiceItem: endpoint({
    method: 'DELETE',
    path: 'serviceItems/{itemId}',
    summary: 'Deletes a service item; bookings keep what they were made with.',
    documented: 'PC-049',
    params: ItemId,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
} as const;

export const itemApi = {
  createServiceItem: apiEndpoint({
    method: 'POST',
    path: '/api/services/{id}/items',
    access: 'ownerOfService',
    limit: 'changes',
    summary: 'Adds a priced item to a service of the signed-in person.',
    documented: 'ITEM-017, PC-045',
    params: IdParam,
    body: ServiceItemPayload,
    status: 201,
    answer: Saved,
  }),
  updateServiceItem: apiEndpoint({
    method: 'PUT',
    path: '/api/services/{id}/items/{itemId}',
    access: 'ownerOfService',
    limit: 'changes',
    summary: 'Replaces an item of a service of the signed-in person.',
    documented: 'ITEM-018, PC-047',
    params: ServiceItemId,
    body: ServiceItemEdit,
    answer: Saved,
  }),
  orderServiceItems: apiEndpoint({
    method: 'PUT',
    path: '/api/services/{id}/items',
    access: 'ownerOfService',
    limit: 'changes',
    summary: 'Puts the items of a service of the signed-in person in order.',
    params: IdParam,
    body: ItemOrder,
    answer: Saved,
  }),
  deleteServiceItem: apiEndpoint({
    method: 'DELETE',
    path: '/api/services/{id}/items/{itemId}',
    access: 'ownerOfService',
    limit: 'changes',
    summary: 'Deletes an item of a service of the signed-in person.',
    documented: 'ITEM-020, PC-049',
    params: ServiceItemId,
    answer: Deleted,
  }),
} as const;

import 'server-only';
import { z } from 'zod';
import { itemRows, type ServiceItem } from '@/lib/shared/contract/service-items';
import { toMinor } from '@/lib/shared/domain/money';
import { ITEM_TABLE } from '@/lib/shared/domain/services/service-item';
import { textReaders } from './form-texts';
import { Acknowledgement, ReadTextLanguage, readableIn, WireId, WireNumber } from './spellings';

const itemTexts = textReaders(ITEM_TABLE);

export const WireServiceItem = z
  .looseObject({
    id: WireId,
    ...itemTexts.read,
    language: ReadTextLanguage,
    second_language: ReadTextLanguage,
    price: WireNumber,
    duration_minutes: WireNumber,
    durationMinutes: WireNumber,
  })
  .transform(
    (wire): ServiceItem => ({
      id: wire.id,
      ...itemTexts.fromWire(wire),
      priceMinor: toMinor(wire.price ?? 0),
      durationMinutes: Math.max(0, Math.round(wire.duration_minutes ?? wire.durationMinutes ?? 0)),
    }),
  );

export const documentedItems = {
  listServiceItems: { ...itemRows.listServiceItems, read: readableIn(WireServiceItem) },
  createServiceItem: { ...itemRows.createServiceItem, read: Acknowledgement },
  updateServiceItem: { ...itemRows.updateServiceItem, read: Acknowledgement },
  deleteServiceItem: { ...itemRows.deleteServiceItem, read: Acknowledgement },
};

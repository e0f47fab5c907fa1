import 'server-only';
import { z } from 'zod';
import { type Service, type Subcategory, serviceRows } from '@/lib/shared/contract/services';
import { TRADER_KINDS } from '@/lib/shared/domain/accounts/trader';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import { textReaders } from './form-texts';
import {
  Acknowledgement,
  MaybeInstant,
  oneIn,
  ReadSpoken,
  ReadTextLanguage,
  readableIn,
  readableList,
  StatusOnly,
  WireFlag,
  WireId,
  WireLink,
  WireNumber,
  WireText,
  WireUrl,
} from './spellings';
import { findListingStatus } from './status';

const serviceTexts = textReaders(SERVICE_TABLE);

const NamedSubcategory = z
  .object({ id: WireId, title: WireText })
  .refine((subcategory) => subcategory.title !== '');

const PortfolioImage = z
  .object({ id: WireText, image_url: WireUrl })
  .refine((image) => image.image_url !== '')
  .transform((image) => ({ id: image.id || image.image_url, url: image.image_url }));

const Community = z
  .union([
    z.object({ communityId: WireNumber }).transform((community) => community.communityId),
    WireNumber,
  ])
  .catch(null);

const ServiceFields = z.looseObject({
  user_id: WireText,
  ...serviceTexts.read,
  language: ReadTextLanguage,
  second_language: ReadTextLanguage,
  speaks: ReadSpoken,
  website_url: WireLink,
  community: Community.optional(),
  category_id: WireNumber,
  category: z.object({ title: WireText }).nullish().catch(null),
  profile_image_url: WireUrl,
  country_iso: WireText,
  subcategories: readableList(NamedSubcategory),
  subcategoryIds: readableList(WireId),
  subcategory_ids: readableList(WireId),
  portfolioImages: readableList(PortfolioImage),
  is_community_favorite: WireFlag,
  status_reason: WireText,
  created_at: MaybeInstant,
  review_count: WireNumber,
  review_sum: WireNumber,
  trader: z.enum(TRADER_KINDS).nullish().catch(null),
});

function toService(wire: z.infer<typeof ServiceFields> & { id: string }): Service {
  return {
    id: wire.id,
    userId: wire.user_id,
    ...serviceTexts.fromWire(wire),
    speaks: wire.speaks,
    communityId: wire.community ?? null,
    categoryId: wire.category_id,
    categoryTitle: wire.category?.title ?? '',
    profileImageUrl: wire.profile_image_url,
    countryIso: wire.country_iso,
    subcategories: wire.subcategories,
    subcategoryIds:
      [wire.subcategoryIds, wire.subcategories.map(({ id }) => id), wire.subcategory_ids].find(
        (ids) => ids.length > 0,
      ) ?? [],
    portfolioImages: wire.portfolioImages,
    isCommunityFavorite: wire.is_community_favorite,
    createdAt: wire.created_at ?? null,
    status: findListingStatus(wire),
    statusReason: wire.status_reason,
    score:
      wire.review_count === null || wire.review_sum === null
        ? null
        : { count: wire.review_count, sum: wire.review_sum },
    trader: wire.trader ?? null,
  };
}

export const WireService = ServiceFields.extend({ id: WireId }).transform(toService);

/** Returns null if there is no service. The id may be "", because CC-005 names none. */
export const ServiceDetails = oneIn(
  ServiceFields.extend({ id: WireText })
    .refine(({ id, name }) => id !== '' || name !== '')
    .transform(toService),
);

/**
 * Removes the scores, which only our backend has. If the answer does not name the service, its
 * owner is not trusted.
 */
export function documentedService(answer: Service, id: string): Service {
  return { ...answer, score: null, ...(answer.id === '' && { id, userId: '' }) };
}

const WireSubcategory = z
  .looseObject({ id: WireId.pipe(z.string().regex(/^\d{1,15}$/)), title: WireText })
  .transform(({ id, title }): Subcategory => ({ id, title }));

export const documentedServices = {
  getService: { ...serviceRows.getService, read: ServiceDetails },
  listServices: { ...serviceRows.listServices, read: readableIn(WireService) },
  listSubcategories: { ...serviceRows.listSubcategories, read: readableIn(WireSubcategory) },
  createService: { ...serviceRows.createService, read: StatusOnly },
  updateService: { ...serviceRows.updateService, read: StatusOnly },
  deleteService: { ...serviceRows.deleteService, read: Acknowledgement },
};

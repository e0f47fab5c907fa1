import 'server-only';
import type { ListingPayload } from '@/lib/contract/shapes/listing-payload';
import type { Listing } from '@/lib/contract/shapes/listings';
import type { ServiceForm } from '@/lib/contract/shapes/service-form';
import type { User } from '@/lib/domain/accounts/user';
import { checkNameAndNumbers, SERVICE_FORM_MESSAGES } from '@/lib/domain/services/service-form';
import { AppError } from '@/lib/errors';
import { findFirstImageFault } from '@/lib/storage/verify';
import { createListing, updateListing } from './listing-writes';
import { listSubcategories } from './subcategories';

function refuse(field: keyof ServiceForm, message: string): never {
  throw new AppError('invalid', 'Please correct the highlighted fields.', {
    fields: { [field]: message },
  });
}

function assertOpenedBy(user: User, form: ServiceForm): void {
  if (form.userId !== user.id) {
    throw new AppError('forbidden', SERVICE_FORM_MESSAGES.otherUser);
  }
}

function checkTexts(form: ServiceForm, listing: Listing | null): void {
  const fields = checkNameAndNumbers(form, listing);
  if (Object.keys(fields).length > 0) {
    throw new AppError('invalid', 'Please correct the highlighted fields.', { fields });
  }
}

async function checkSubcategories({ categoryId, subcategoryIds }: ServiceForm): Promise<void> {
  const offered = (await listSubcategories(categoryId)).map(({ id }) => Number(id));
  if (offered.length > 0 && subcategoryIds.length === 0) {
    refuse('subcategoryIds', SERVICE_FORM_MESSAGES.noSubcategory);
  }
  if (!subcategoryIds.every((id) => offered.includes(id))) {
    refuse('subcategoryIds', SERVICE_FORM_MESSAGES.otherSubcategory);
  }
}

/** Pictures that the listing has already are not looked at again: they may be older than our rules. */
async function checkImages(form: ServiceForm, listing: Listing | null): Promise<void> {
  const kept = new Set(listing?.portfolioImages.map(({ url }) => url));
  if (listing) kept.add(listing.profileImageUrl);
  if (!form.profileImageUrl && (!listing || listing.profileImageUrl)) {
    refuse('profileImageUrl', SERVICE_FORM_MESSAGES.noLogo);
  }
  const isNew = (url: string) => url !== '' && !kept.has(url);
  const logo = [form.profileImageUrl].filter(isNew);
  const logoFault = await findFirstImageFault(logo, form.userId);
  if (logoFault) refuse('profileImageUrl', logoFault);
  const fault = await findFirstImageFault(form.portfolioImages.filter(isNew), form.userId);
  if (fault) refuse('portfolioImages', fault);
}

async function toPayload(
  form: ServiceForm,
  user: User,
  listing: Listing | null,
): Promise<ListingPayload> {
  assertOpenedBy(user, form);
  checkTexts(form, listing);
  await checkSubcategories(form);
  await checkImages(form, listing);
  // Given by hand in the backend; an edit must not take it away (rulings).
  return { ...form, userId: user.id, isCommunityFavorite: listing?.isCommunityFavorite ?? false };
}

/** Lists a service of the session's user. Throws `AppError` for what is wrong, else `HostError`. */
export async function createService(form: ServiceForm, user: User): Promise<void> {
  await createListing(await toPayload(form, user, null));
}

/** Replaces a service whose owner the caller has checked. Throws `AppError`, else `HostError`. */
export async function updateService(
  form: ServiceForm,
  { user, listing }: { user: User; listing: Listing },
): Promise<void> {
  await updateListing(listing.id, await toPayload(form, user, listing));
}

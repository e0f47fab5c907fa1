import 'server-only';
import type { ServiceForm } from '@/lib/contract/shapes/service-form';
import type { ServicePayload } from '@/lib/contract/shapes/service-payload';
import type { Service } from '@/lib/contract/shapes/services';
import type { User } from '@/lib/domain/accounts/user';
import { checkNameAndNumbers } from '@/lib/domain/services/service-form';
import { AppError, type FieldText } from '@/lib/errors';
import { findFirstImageFault } from '@/lib/storage/verify';
import { createService, updateService } from './service-writes';
import { listSubcategories } from './subcategories';

function refuse(field: keyof ServiceForm, problem: FieldText): never {
  throw new AppError('invalid', { key: 'correctFields' }, { fields: { [field]: problem } });
}

function assertOpenedBy(user: User, form: ServiceForm): void {
  if (form.userId !== user.id) {
    throw new AppError('forbidden', { key: 'otherUser' });
  }
}

function checkTexts(form: ServiceForm, service: Service | null): void {
  const fields = checkNameAndNumbers(form, service);
  if (Object.keys(fields).length > 0) {
    throw new AppError('invalid', { key: 'correctFields' }, { fields });
  }
}

async function checkSubcategories({ categoryId, subcategoryIds }: ServiceForm): Promise<void> {
  const offered = (await listSubcategories(categoryId)).map(({ id }) => Number(id));
  if (offered.length > 0 && subcategoryIds.length === 0) {
    refuse('subcategoryIds', { key: 'subcategoryMissing' });
  }
  if (!subcategoryIds.every((id) => offered.includes(id))) {
    refuse('subcategoryIds', { key: 'subcategoryForeign' });
  }
}

/** Pictures that the service has already are not looked at again: they may be older than our rules. */
async function checkImages(form: ServiceForm, service: Service | null): Promise<void> {
  const kept = new Set(service?.portfolioImages.map(({ url }) => url));
  if (service) kept.add(service.profileImageUrl);
  if (!form.profileImageUrl && (!service || service.profileImageUrl)) {
    refuse('profileImageUrl', { key: 'logoMissing' });
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
  service: Service | null,
): Promise<ServicePayload> {
  assertOpenedBy(user, form);
  checkTexts(form, service);
  await checkSubcategories(form);
  await checkImages(form, service);
  // Given by hand in the backend; an edit must not take it away (rulings).
  return { ...form, userId: user.id, isCommunityFavorite: service?.isCommunityFavorite ?? false };
}

/** Lists a service of the session's user. Throws `AppError` for what is wrong, else `HostError`. */
export async function saveNewService(form: ServiceForm, user: User): Promise<void> {
  await createService(await toPayload(form, user, null));
}

/** Replaces a service whose owner the caller has checked. Throws `AppError`, else `HostError`. */
export async function saveService(
  form: ServiceForm,
  { user, service }: { user: User; service: Service },
): Promise<void> {
  await updateService(service.id, await toPayload(form, user, service));
}

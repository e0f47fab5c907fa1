import 'server-only';
import { isListed } from '@/lib/server/host/documented/owner';
import { documentedService } from '@/lib/server/host/documented/services';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, isHostNotFound } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import { findFirstImageFault } from '@/lib/server/storage/verify';
import { keepAbsent } from '@/lib/shared/contract/form-table';
import type {
  PublicService,
  Service,
  ServiceEditForm,
  ServiceForm,
  ServicePayload,
} from '@/lib/shared/contract/services';
import type { TraderKind } from '@/lib/shared/domain/accounts/trader';
import type { User } from '@/lib/shared/domain/accounts/user';
import { textsOf } from '@/lib/shared/domain/form-fields';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import { checkNameAndNumbers } from '@/lib/shared/domain/services/service-form';
import { AppError, type FieldText } from '@/lib/shared/errors';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { assertAccount } from './accounts';
import { forgetService } from './forget-service';
import { listSubcategories } from './subcategories';

const PAGE = 1000;
const PAGES = 50;

export async function readService(id: string): Promise<Service | null> {
  try {
    const query = { id, hostCountry: HOST_COUNTRY };
    const answer = await callHost(host.getService, { query });
    return answer && !isOurs() ? documentedService(answer, id) : answer;
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

export function listServices(userId: string): Promise<Service[]> {
  return callHost(host.listServices, { query: { userId, hostCountry: HOST_COUNTRY } });
}

/** If the answer names no owner or no id, the user's own list decides. */
export async function isServiceOf(service: Service, userId: string): Promise<boolean> {
  if (service.userId !== '') return service.userId === userId;
  return isListed(service.id, await listServices(userId), userId);
}

/** Finds a service of any status. */
export const findService = cachedRead('service', readService, (id) => [`service:${id}`]);

/** Null for unknown, pending, rejected and delisted services. */
export async function findPublicService(id: string): Promise<Service | null> {
  const service = await findService(id);
  return service && isPublic(service.status) ? service : null;
}

async function readPublicServices(): Promise<PublicService[]> {
  const found: PublicService[] = [];
  try {
    for (let page = 0; page < PAGES; page += 1) {
      const query = { hostCountry: HOST_COUNTRY, offset: page * PAGE, limit: PAGE };
      const services = await callHost(host.listPublicServices, { query });
      found.push(...services);
      if (services.length < PAGE) break;
    }
  } catch (error) {
    if (!(error instanceof HostError) || error.kind !== 'not_offered') throw error;
  }
  return found;
}

const cachedPublicServices = cachedRead('public-services', readPublicServices, () => ['services']);

/** Lists the newest first, and none without a directory. */
export async function listPublicServices(): Promise<PublicService[]> {
  return (await cachedPublicServices()) ?? [];
}

const query = { hostCountry: HOST_COUNTRY };

export async function createService(payload: ServicePayload): Promise<void> {
  await callHost(host.createService, { query, body: payload });
}

/** The caller has checked that the user is the owner. Throws `HostError`. */
export async function updateService(id: string, payload: ServicePayload): Promise<void> {
  await callHost(host.updateService, { params: { id }, query, body: payload });
  forgetService(id);
}

/** The caller has checked that the user is the owner. Throws `HostError`. */
export async function deleteService(id: string): Promise<void> {
  await callHost(host.deleteService, { params: { id }, query });
  forgetService(id);
}

function refuse(field: keyof ServiceForm, problem: FieldText): never {
  throw new AppError(
    'invalid',
    { key: 'correctFields' },
    {
      fields: { [field]: problem },
    },
  );
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

/** A picture that did not change is not checked, because it may be older than our rules. */
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
  const photos = [...new Set(form.portfolioImages.filter(isNew))];
  const fault = await findFirstImageFault(photos, form.userId);
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
  // The flag is set by hand in the backend, so an edit must keep it.
  return { ...form, userId: user.id, isCommunityFavorite: service?.isCommunityFavorite ?? false };
}

export async function saveTrader(userId: string, trader: TraderKind | null): Promise<void> {
  await callHost(host.saveTrader, { body: { userId, trader } });
  for (const { id } of await listServices(userId)) forgetService(id);
}

/** Throws `AppError` for wrong fields, and otherwise `HostError`. */
export async function saveNewService(form: ServiceForm, user: User): Promise<void> {
  const payload = await toPayload(form, user, null);
  await assertAccount(user);
  await createService(payload);
}

/**
 * The caller has checked that the user is the owner. Fields that the form lacks stay as stored.
 * Throws `AppError` for wrong fields, and otherwise `HostError`.
 */
export async function saveService(
  form: ServiceEditForm,
  { user, service }: { user: User; service: Service },
): Promise<void> {
  const stored = {
    ...textsOf(SERVICE_TABLE, service),
    subcategoryIds: service.subcategoryIds.map(Number),
    speaks: service.speaks,
    profileImageUrl: service.profileImageUrl,
    portfolioImages: service.portfolioImages.map(({ url }) => url),
  };
  const payload = await toPayload(keepAbsent(form, stored), user, service);
  await updateService(service.id, payload);
}

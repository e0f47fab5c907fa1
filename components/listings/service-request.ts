import { type ApiResult, callApi } from '@/lib/api/call-api';
import type { ServiceForm } from '@/lib/contract/service-form';
import {
  SERVICE_FIELDS,
  SERVICE_FORM_MESSAGES,
  type ServiceErrors,
  type ServiceText,
} from '@/lib/domain/service-form';
import { withHttps } from '@/lib/domain/website';

/** What became of a submit. */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'signedOut' }
  | { kind: 'invalid'; errors: ServiceErrors }
  | { kind: 'failed'; message: string };

interface ServicePictures {
  logoUrl: string;
  photoUrls: string[];
}

/** A checked form as it is sent: ids as numbers, texts trimmed, the website with its prefix. */
export function toServiceForm(
  userId: string,
  text: ServiceText,
  subcategoryIds: number[],
  { logoUrl, photoUrls }: ServicePictures,
): ServiceForm {
  return {
    userId,
    name: text.name.trim(),
    description: text.description.trim(),
    address: text.address.trim(),
    countryIso: text.countryIso,
    phoneNumber: text.phoneNumber.trim(),
    whatsappNumber: text.whatsappNumber.trim(),
    websiteUrl: withHttps(text.websiteUrl),
    communities: [Number(text.communityId)],
    categoryId: Number(text.categoryId),
    subcategoryIds,
    profileImageUrl: logoUrl,
    portfolioImages: photoUrls,
  };
}

function isField(name: string): name is keyof ServiceErrors {
  return SERVICE_FIELDS.some((field) => field === name);
}

function toErrors(fields: Readonly<Record<string, string>>): ServiceErrors {
  const named = Object.entries(fields).map(([name, message]) => [
    name === 'communities' ? 'communityId' : name,
    message,
  ]);
  return Object.fromEntries(named.filter(([name = '']) => isField(name)));
}

/** How the form tells what our server answered (provider §5, §8). */
export function toOutcome(result: ApiResult<unknown>): SaveOutcome {
  if (result.ok) return { kind: 'saved' };
  if (result.code === 'not_signed_in') return { kind: 'signedOut' };
  const errors = toErrors(result.fields ?? {});
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (result.code !== 'forbidden') {
    return { kind: 'failed', message: SERVICE_FORM_MESSAGES.notSaved };
  }
  const { otherUser, otherOwner } = SERVICE_FORM_MESSAGES;
  return { kind: 'failed', message: result.message === otherUser ? otherUser : otherOwner };
}

/** Sends a service: a new one, or the change of one. Never throws. */
export async function saveService(
  serviceId: string | null,
  form: ServiceForm,
): Promise<SaveOutcome> {
  return toOutcome(
    serviceId === null
      ? await callApi('POST /api/services', form)
      : await callApi('PUT /api/services/{id}', form, { params: { id: serviceId } }),
  );
}

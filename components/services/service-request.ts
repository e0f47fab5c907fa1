import { type OutcomeWords, type SaveOutcome, toOutcome } from '@/components/forms/save-outcome';
import { type ApiResult, callApi } from '@/lib/api/call-api';
import type { ServiceForm } from '@/lib/contract/shapes/service-form';
import { forFields } from '@/lib/domain/form-fields';
import { SERVICE_TEXTS } from '@/lib/domain/services/service-fields';
import {
  SERVICE_FIELDS,
  SERVICE_FORM_MESSAGES,
  type ServiceField,
  type ServiceText,
} from '@/lib/domain/services/service-form';
import { withHttps } from '@/lib/domain/text/website';

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
    ...forFields(SERVICE_TEXTS, (name) => text[name].trim()),
    countryIso: text.countryIso,
    websiteUrl: withHttps(text.websiteUrl),
    communities: [Number(text.communityId)],
    categoryId: Number(text.categoryId),
    subcategoryIds,
    profileImageUrl: logoUrl,
    portfolioImages: photoUrls,
  };
}

const WORDS: OutcomeWords<ServiceField> = {
  ...SERVICE_FORM_MESSAGES,
  fields: SERVICE_FIELDS,
  renamed: { communities: 'communityId' },
};

/** What the service form says of our server's answer (SVF-036, SVF-038, SVF-043). */
export function toServiceOutcome(result: ApiResult<unknown>): SaveOutcome<ServiceField> {
  return toOutcome(result, WORDS);
}

/** Sends a service: a new one, or the change of one. Never throws. */
export async function saveService(
  serviceId: string | null,
  form: ServiceForm,
): Promise<SaveOutcome<ServiceField>> {
  return toServiceOutcome(
    serviceId === null
      ? await callApi('POST /api/services', form)
      : await callApi('PUT /api/services/{id}', form, { params: { id: serviceId } }),
  );
}

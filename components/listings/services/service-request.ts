import { type SaveOutcome, toOutcome } from '@/components/shared/forms/save-outcome';
import { type ApiResult, callApi } from '@/lib/shared/api/call-api';
import type { ServiceForm } from '@/lib/shared/contract/services';
import { forTexts } from '@/lib/shared/domain/form-fields';
import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import {
  SERVICE_FIELDS,
  type ServiceField,
  type ServiceText,
} from '@/lib/shared/domain/services/service-form';
import { withHttps } from '@/lib/shared/domain/text/website';
import type { Texts } from '@/lib/shared/texts/texts';

export interface ServiceDraft {
  text: ServiceText;
  subcategoryIds: number[];
  speaks: SpokenLanguage[];
  logoUrl: string;
  photoUrls: string[];
}

export function isServiceDraft(value: unknown): value is ServiceDraft {
  const { text, subcategoryIds, speaks, photoUrls } = Object(value) as Partial<ServiceDraft>;
  return Boolean(text) && [subcategoryIds, speaks, photoUrls].every(Array.isArray);
}

/** Ids become numbers, texts are trimmed, and the website gets `https://`. */
export function toServiceForm(userId: string, draft: ServiceDraft): ServiceForm {
  const { text, subcategoryIds, speaks, logoUrl, photoUrls } = draft;
  return {
    userId,
    ...forTexts(SERVICE_TABLE, (_, name) => text[name].trim()),
    countryIso: text.countryIso,
    websiteUrl: withHttps(text.websiteUrl),
    communities: [Number(text.communityId)],
    categoryId: Number(text.categoryId),
    subcategoryIds,
    speaks,
    profileImageUrl: logoUrl,
    portfolioImages: photoUrls,
  };
}

export function toServiceOutcome(
  result: ApiResult<unknown>,
  t: Texts<'services.outcome'>,
): SaveOutcome<ServiceField> {
  return toOutcome(result, {
    fields: SERVICE_FIELDS,
    renamed: { communities: 'communityId' },
    notSaved: t('notSaved'),
    otherUser: t('otherUser'),
    otherOwner: t('otherOwner'),
  });
}

/** Never throws. */
export async function saveService(
  serviceId: string | null,
  form: ServiceForm,
  repeatKey: string,
): Promise<ApiResult<unknown>> {
  return serviceId === null
    ? callApi('POST /api/services', form, { repeatKey })
    : callApi('PUT /api/services/{id}', form, { params: { id: serviceId } });
}

import { useState } from 'react';
import { useTexts } from '#texts';
import type { SaveOutcome } from '@/components/forms/save-outcome';
import { useLongForm } from '@/components/forms/use-long-form';
import { storedUrls } from '@/components/uploads/pictures';
import { usePictures } from '@/components/uploads/use-pictures';
import { callApi } from '@/lib/api/call-api';
import { problemTexts } from '@/lib/domain/field-problem';
import { serviceFacts } from '@/lib/domain/listings/own-thing';
import { checkService, type ServiceField } from '@/lib/domain/services/service-form';
import { withHttps } from '@/lib/domain/text/website';
import {
  type ServiceDraft,
  serviceDraft,
  serviceFormName,
  subcategoriesIn,
  textIn,
} from './service-draft';
import { saveService, toServiceForm, toServiceOutcome } from './service-request';
import { useSubcategories } from './use-subcategories';

export interface ServiceFormProps {
  /** The user that the form was opened for. */
  userId: string;
  /** Null for a new service. */
  serviceId: string | null;
  /** What the form opens with. */
  start: ServiceDraft;
  /** Whether {host} keeps opening hours; else they are marked in the calendar. */
  keepsHours?: boolean;
}

/** The state of the service form. */
export function useServiceForm({ userId, serviceId, start }: ServiceFormProps) {
  const problems = useTexts('errors.fields');
  const outcomes = useTexts('services.outcome');
  const [categoryId, setCategoryId] = useState(start.text.categoryId);
  const [preset, setPreset] = useState(start.subcategoryIds);
  const subcategories = useSubcategories(categoryId);
  const name = serviceFormName(serviceId);
  const state = useLongForm<ServiceDraft, ServiceField>({
    name,
    userId,
    kept: serviceDraft(name, userId),
    opened: serviceId === null ? null : { id: serviceId, start },
    factsOf: serviceFacts,
    listOwn: () => callApi('GET /api/services', undefined),
    read: (data) => ({
      text: textIn(data),
      subcategoryIds: subcategoriesIn(data),
      logoUrl: storedUrls(logo.latest.current)[0] ?? '',
      photoUrls: storedUrls(photos.latest.current),
    }),
    restore: (draft) => {
      setPreset(draft.subcategoryIds);
      logo.restore([draft.logoUrl].filter(Boolean));
      photos.restore(draft.photoUrls);
    },
    // Also a category that was chosen before hydration.
    onReady: (form) => setCategoryId(textIn(new FormData(form)).categoryId),
    send,
  });
  const onSignedOut = state.signedOut;
  const options = { kind: 'service', onSignedOut } as const;
  const logo = usePictures({
    ...options,
    isSingle: true,
    stored: [start.logoUrl].filter(Boolean),
    onChange: () => state.edited('profileImageUrl'),
  });
  const photos = usePictures({
    ...options,
    stored: start.photoUrls,
    onChange: () => state.edited('portfolioImages'),
  });

  async function send(data: FormData): Promise<SaveOutcome<ServiceField>> {
    const [offered] = await Promise.all([subcategories.settle(), logo.settle(), photos.settle()]);
    const [text, subcategoryIds] = [textIn(data), subcategoriesIn(data)];
    const logoUrl = storedUrls(logo.latest.current)[0] ?? '';
    const photoUrls = storedUrls(photos.latest.current);
    const found = checkService(
      { ...text, websiteUrl: withHttps(text.websiteUrl) },
      {
        offered,
        subcategories: subcategoryIds.length,
        hasLogo: logoUrl !== '' || (serviceId !== null && start.logoUrl === ''),
        stored: serviceId === null ? null : start.text,
        arePhotosDone: photos.latest.current.every(({ state }) => state === 'done'),
      },
    );
    const errors = problemTexts(found, problems);
    // Somebody whose logo was refused has chosen one: why it failed says more than that it is missing.
    const refused = logo.latest.current.find((picture) => picture.state === 'failed');
    if (refused) errors.profileImageUrl = refused.message;
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const sent = toServiceForm(userId, text, subcategoryIds, { logoUrl, photoUrls });
    return toServiceOutcome(await saveService(serviceId, sent), outcomes);
  }

  function chooseCategory(id: string) {
    setCategoryId(id);
    setPreset([]);
  }

  return { ...state, preset, subcategories, logo, photos, chooseCategory };
}

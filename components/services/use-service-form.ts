import { useState } from 'react';
import type { SaveOutcome } from '@/components/forms/save-outcome';
import { useLongForm } from '@/components/forms/use-long-form';
import { storedUrls } from '@/components/uploads/pictures';
import { usePictures } from '@/components/uploads/use-pictures';
import { callApi } from '@/lib/api/call-api';
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
import { saveService, toServiceForm } from './service-request';
import { useSubcategories } from './use-subcategories';

export interface ServiceFormProps {
  /** Whom the form was opened for. */
  userId: string;
  /** Null for a new service. */
  serviceId: string | null;
  /** What the form opens with. */
  start: ServiceDraft;
}

/** The service form's one state. */
export function useServiceForm({ userId, serviceId, start }: ServiceFormProps) {
  const [categoryId, setCategoryId] = useState(start.text.categoryId);
  const [preset, setPreset] = useState(start.subcategoryIds);
  const subcategories = useSubcategories(categoryId);
  const name = serviceFormName(serviceId);
  const state = useLongForm<ServiceDraft, ServiceField>({
    ...{ name, userId, kept: serviceDraft(name, userId) },
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
    // Also what was chosen before the scripts arrived.
    onReady: (form) => setCategoryId(textIn(new FormData(form)).categoryId),
    send,
  });
  const onSignedOut = state.signedOut;
  const options = { kind: 'service', onChange: state.touch, onSignedOut } as const;
  const logo = usePictures({ ...options, isSingle: true, stored: [start.logoUrl].filter(Boolean) });
  const photos = usePictures({ ...options, stored: start.photoUrls });

  async function send(data: FormData): Promise<SaveOutcome<ServiceField>> {
    const [offered] = await Promise.all([subcategories.settle(), logo.settle(), photos.settle()]);
    const [text, subcategoryIds] = [textIn(data), subcategoriesIn(data)];
    const logoUrl = storedUrls(logo.latest.current)[0] ?? '';
    const photoUrls = storedUrls(photos.latest.current);
    const errors = checkService(
      { ...text, websiteUrl: withHttps(text.websiteUrl) },
      {
        offered,
        subcategories: subcategoryIds.length,
        hasLogo: logoUrl !== '' || (serviceId !== null && start.logoUrl === ''),
        stored: serviceId === null ? null : start.text,
        arePhotosDone: photos.latest.current.every(({ state }) => state === 'done'),
      },
    );
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const sent = toServiceForm(userId, text, subcategoryIds, { logoUrl, photoUrls });
    return saveService(serviceId, sent);
  }

  function chooseCategory(id: string) {
    setCategoryId(id);
    setPreset([]);
  }

  return { ...state, preset, subcategories, logo, photos, chooseCategory };
}

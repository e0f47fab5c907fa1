import { useState } from 'react';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { useLongForm } from '@/components/shared/forms/use-long-form';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { useHost } from '@/components/shared/host/host-context';
import { storedUrls } from '@/components/shared/uploads/pictures';
import { usePictures } from '@/components/shared/uploads/use-pictures';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { typedBy } from '@/lib/shared/domain/form-fields';
import { isSpokenLanguage } from '@/lib/shared/domain/languages';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import { checkService, type ServiceField } from '@/lib/shared/domain/services/service-form';
import { withHttps } from '@/lib/shared/domain/text/website';
import { useTexts } from '@/lib/shared/texts/use-texts';
import {
  isServiceDraft,
  type ServiceDraft,
  saveService,
  toServiceForm,
  toServiceOutcome,
} from './service-request';
import { useSubcategories } from './subcategories-field';

export interface ServiceFormProps {
  userId: string;
  serviceId: string | null;
  start: ServiceDraft;
  /** True if what is saved is public at once. */
  isPublic?: boolean;
}

export function useServiceForm(props: ServiceFormProps) {
  const { userId, serviceId, start } = props;
  const { isOurs } = useHost();
  const problems = useTexts('errors.fields');
  const outcomes = useTexts('services.outcome');
  const [categoryId, setCategoryId] = useState(start.text.categoryId);
  const [preset, setPreset] = useState(start.subcategoryIds);
  const [spoken, setSpoken] = useState(start.speaks);
  const subcategories = useSubcategories(categoryId);
  const stored = [start.logoUrl].filter(Boolean);
  const logo = usePictures({ kind: 'service', stored, isSingle: true });
  const photos = usePictures({ kind: 'service', stored: start.photoUrls });

  const key = useRepeatKey();

  const read = (data: FormData): ServiceDraft => ({
    // Fields that are not shown stay as they are stored.
    text: typedBy(SERVICE_TABLE, (name) => String(data.get(name) ?? start.text[name])),
    subcategoryIds: data.getAll('subcategoryIds').map(Number),
    speaks: isOurs ? data.getAll('speaks').filter(isSpokenLanguage) : start.speaks,
    logoUrl: storedUrls(logo.latest.current)[0] ?? '',
    photoUrls: storedUrls(photos.latest.current),
  });

  const send = async (data: FormData): Promise<SaveOutcome<ServiceField>> => {
    const [offered] = await Promise.all([subcategories.settle(), logo.settle(), photos.settle()]);
    const draft = read(data);
    const found = checkService(
      { ...draft.text, websiteUrl: withHttps(draft.text.websiteUrl) },
      {
        offered,
        subcategories: draft.subcategoryIds.length,
        hasLogo: draft.logoUrl !== '' || (serviceId !== null && start.logoUrl === ''),
        stored: serviceId === null ? null : start.text,
        arePhotosDone: photos.latest.current.every(({ state }) => state === 'done'),
      },
    );
    const errors = problemTexts(found, problems);
    // The reason why a logo was refused says more than that the logo is missing.
    const refused = logo.latest.current.find((picture) => picture.state === 'failed');
    if (refused) errors.profileImageUrl = refused.message;
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const form = toServiceForm(userId, draft);
    return toServiceOutcome(await key.send((key) => saveService(serviceId, form, key)), outcomes);
  };

  const name = `service-form:${serviceId ?? 'new'}`;
  const form = useLongForm<ServiceDraft, ServiceField>({
    // One for each category (SVF-007).
    kept: keptDraft(
      serviceId === null ? `${name}:${start.text.categoryId}` : name,
      userId,
      isServiceDraft,
    ),
    pictures: { profileImageUrl: logo, portfolioImages: photos },
    read,
    send,
    restore: (draft) => {
      setPreset(draft.subcategoryIds);
      setSpoken(draft.speaks);
      logo.restore([draft.logoUrl].filter(Boolean));
      photos.restore(draft.photoUrls);
    },
    // The visitor may have chosen a category before scripts ran.
    onReady: (element) => setCategoryId(String(new FormData(element).get('categoryId') ?? '')),
  });

  const chooseCategory = (id: string) => {
    setCategoryId(id);
    setPreset([]);
  };

  return { ...form, preset, spoken, subcategories, logo, photos, chooseCategory };
}

import { keptDraft } from '@/components/forms/kept-draft';
import { typedBy } from '@/lib/domain/form-fields';
import { SERVICE_TABLE } from '@/lib/domain/services/service-fields';
import type { ServiceText } from '@/lib/domain/services/service-form';

/** A service form as far as it is filled in. */
export interface ServiceDraft {
  text: ServiceText;
  subcategoryIds: number[];
  /** "" for none. */
  logoUrl: string;
  photoUrls: string[];
}

/** Reads the form's text fields. */
export function textIn(form: FormData): ServiceText {
  return typedBy(SERVICE_TABLE, (name) => String(form.get(name) ?? ''));
}

/** Reads which subcategories are checked. */
export function subcategoriesIn(form: FormData): number[] {
  return form.getAll('subcategoryIds').map(Number);
}

function isDraft(value: unknown): value is ServiceDraft {
  const { text, subcategoryIds, photoUrls } = Object(value) as Partial<ServiceDraft>;
  return Boolean(text) && Array.isArray(subcategoryIds) && Array.isArray(photoUrls);
}

/** The name of a service's form among the drafts of this tab; null for a new service. */
export function serviceFormName(serviceId: string | null): string {
  return `service-form:${serviceId ?? 'new'}`;
}

/** The draft of the form with that name. */
export function serviceDraft(name: string, userId: string) {
  return keptDraft(name, userId, isDraft);
}

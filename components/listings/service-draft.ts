import type { ServiceText } from '@/lib/domain/service-form';

/** A service as far as it is filled in: all that a form needs to look the same again. */
export interface ServiceDraft {
  text: ServiceText;
  subcategoryIds: number[];
  /** "" for none. */
  logoUrl: string;
  photoUrls: string[];
}

interface Kept extends ServiceDraft {
  /** Whoever else signs in on this tab must not find it. */
  userId: string;
}

/** The texts of a form, as they stand. */
export function textIn(form: FormData): ServiceText {
  const read = (name: keyof ServiceText) => String(form.get(name) ?? '');
  return {
    name: read('name'),
    description: read('description'),
    communityId: read('communityId'),
    categoryId: read('categoryId'),
    address: read('address'),
    countryIso: read('countryIso'),
    phoneNumber: read('phoneNumber'),
    whatsappNumber: read('whatsappNumber'),
    websiteUrl: read('websiteUrl'),
  };
}

/** The subcategories that are checked. */
export function subcategoriesIn(form: FormData): number[] {
  return form.getAll('subcategoryIds').map(Number);
}

const nameOf = (serviceId: string | null) => `settln:service-form:${serviceId ?? 'new'}`;

/** Keeps what was typed for this tab; a lost session or a reload does not take it along. */
export function saveDraft(serviceId: string | null, draft: Kept): void {
  try {
    sessionStorage.setItem(nameOf(serviceId), JSON.stringify(draft));
  } catch {
    // Storage that is full or forbidden: the form itself still has everything.
  }
}

function isKept(value: unknown): value is Kept {
  const { text, subcategoryIds, photoUrls } = Object(value) as Partial<Kept>;
  return Boolean(text) && Array.isArray(subcategoryIds) && Array.isArray(photoUrls);
}

/** What this person left in this tab; null for nothing. What somebody else left is thrown away. */
export function loadDraft(serviceId: string | null, userId: string): ServiceDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(serviceId)) ?? 'null');
    if (isKept(kept) && kept.userId === userId) return kept;
  } catch {
    // Not ours, or not readable: as good as none.
  }
  clearDraft(serviceId);
  return null;
}

/** Forgets what was typed: it is saved, or no longer wanted. */
export function clearDraft(serviceId: string | null): void {
  try {
    sessionStorage.removeItem(nameOf(serviceId));
  } catch {
    // Forbidden storage holds nothing.
  }
}

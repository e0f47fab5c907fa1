import type { FormTable } from '@/lib/shared/domain/form-fields';

/** The fields are in the form's order; see docs/ARCHITECTURE.md. */
export const SERVICE_TABLE = {
  name: { kind: 'text', max: 120, missing: { key: 'serviceNameMissing' } },
  description: { kind: 'text', max: 4000, missing: { key: 'descriptionMissing' } },
  /** The language of name and description. "" if it is not given. */
  language: { kind: 'text', max: 3, missing: null },
  communityId: { kind: 'choice', missing: { key: 'communityMissing' } },
  categoryId: { kind: 'choice', missing: { key: 'categoryMissing' } },
  subcategoryIds: { kind: 'choices' },
  address: { kind: 'text', max: 200, missing: { key: 'addressMissing' } },
  countryIso: { kind: 'choice', missing: { key: 'countryMissing' } },
  phoneNumber: { kind: 'text', max: 40, missing: { key: 'phoneMissing' } },
  whatsappNumber: { kind: 'text', max: 40, missing: null },
  websiteUrl: { kind: 'text', max: 300, missing: null },
  speaks: { kind: 'choices' },
  secondLanguage: { kind: 'text', max: 3, missing: null },
  secondDescription: { kind: 'text', max: 4000, missing: null },
  profileImageUrl: { kind: 'pictures' },
  portfolioImages: { kind: 'pictures' },
} as const satisfies FormTable;

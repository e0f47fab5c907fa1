import type { CategoryId } from './categories';

/**
 * The closest kind of schema.org's LocalBusiness for each category. Where no kind says less than
 * the truth without saying more (tutors, cargo, drivers), it stays LocalBusiness itself.
 */
const BUSINESS_TYPE: Record<CategoryId, string> = {
  1: 'LegalService',
  2: 'HealthAndBeautyBusiness',
  3: 'HomeAndConstructionBusiness',
  4: 'FoodEstablishment',
  5: 'LocalBusiness',
  6: 'LocalBusiness',
  7: 'EntertainmentBusiness',
  8: 'LocalBusiness',
  9: 'LocalBusiness',
};

/** What all of a service's subcategories must be for the narrower kind to be true. */
const NARROWER: readonly { type: string; category: CategoryId; only: readonly string[] }[] = [
  { type: 'HairSalon', category: 2, only: ['hair and braiding', 'barbering'] },
  { type: 'NailSalon', category: 2, only: ['nails'] },
  {
    type: 'BeautySalon',
    category: 2,
    only: ['hair and braiding', 'barbering', 'make-up', 'nails', 'henna and body art'],
  },
  { type: 'Plumber', category: 3, only: ['plumbing'] },
  { type: 'Electrician', category: 3, only: ['electrical work'] },
  { type: 'HousePainter', category: 3, only: ['painting and decorating'] },
  { type: 'CafeOrCoffeeShop', category: 4, only: ['coffee and sweets'] },
  { type: 'ChildCare', category: 8, only: ['childminding', 'after-school care'] },
  { type: 'MedicalBusiness', category: 8, only: ['home nursing', 'physiotherapy'] },
];

function isCategoryId(id: number | null): id is CategoryId {
  return id !== null && id in BUSINESS_TYPE;
}

/** The schema.org type of a service, from its category and the titles of its subcategories. */
export function businessType(categoryId: number | null, subcategories: readonly string[]): string {
  if (!isCategoryId(categoryId)) return 'LocalBusiness';
  const titles = subcategories.map((title) => title.trim().toLowerCase());
  const narrower = NARROWER.find(
    ({ category, only }) =>
      category === categoryId && titles.length > 0 && titles.every((title) => only.includes(title)),
  );
  return narrower?.type ?? BUSINESS_TYPE[categoryId];
}

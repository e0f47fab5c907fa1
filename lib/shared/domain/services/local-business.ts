import { type CategoryId, isCategoryId } from './categories';

/** Types of schema.org. LocalBusiness is used where a narrower type would claim too much. */
const BUSINESS_TYPE = {
  1: 'LegalService',
  2: 'HealthAndBeautyBusiness',
  3: 'HomeAndConstructionBusiness',
  4: 'FoodEstablishment',
  5: 'LocalBusiness',
  6: 'LocalBusiness',
  7: 'EntertainmentBusiness',
  8: 'LocalBusiness',
  9: 'LocalBusiness',
} as const satisfies Record<CategoryId, string>;

/** A narrower type is used only if all subcategories match. */
const NARROWER = [
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
] as const satisfies readonly { type: string; category: CategoryId; only: readonly string[] }[];

export type BusinessType = (typeof BUSINESS_TYPE)[CategoryId] | (typeof NARROWER)[number]['type'];

export function businessType(
  categoryId: number | null,
  subcategories: readonly string[],
): BusinessType {
  if (!isCategoryId(categoryId)) return 'LocalBusiness';
  const titles = subcategories.map((title) => title.trim().toLowerCase());
  const narrower = NARROWER.find(({ category, only }) => {
    const covered: readonly string[] = only;
    return category === categoryId && titles.length > 0 && titles.every((t) => covered.includes(t));
  });
  return narrower?.type ?? BUSINESS_TYPE[categoryId];
}

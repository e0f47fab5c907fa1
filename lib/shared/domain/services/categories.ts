import type { Texts } from '@/lib/shared/texts/texts';

/** LOC-016; translations are in `services.categories`. */
export const CATEGORIES = [
  { id: 1, title: 'Legal Services' },
  { id: 2, title: 'Beauty and Fashion' },
  { id: 3, title: 'Home Services' },
  { id: 4, title: 'Food' },
  { id: 5, title: 'Language Tutors' },
  { id: 6, title: 'Cargo Services' },
  { id: 7, title: 'MCs, DJs, and Catering' },
  { id: 8, title: 'Childcare and Healthcare' },
  { id: 9, title: 'Transport Services' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

export function categoryTitle(
  category: { categoryId: number | null; categoryTitle: string },
  t: Texts<'services.categories'>,
): string {
  const { categoryId: id } = category;
  return isCategoryId(id) ? t(`category${id}`) : category.categoryTitle;
}

/** Translates the English title. Unknown titles are unchanged. The key of "Make-up" is `makeUp`. */
export function subcategoryTitle(title: string, t: Texts<'services.subcategoryTitles'>): string {
  const [first = '', ...others] = (title.match(/[A-Za-z]+/g) ?? []).map((word) =>
    word.toLowerCase(),
  );
  const key = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return t.isKey(key) ? t(key) : title;
}

export function isCategoryId(id: number | null): id is CategoryId {
  return CATEGORIES.some((category) => category.id === id);
}

/** Returns the English title. Null if it is none of the nine. */
export function findCategoryTitle(id: number | null): string | null {
  return CATEGORIES.find((category) => category.id === id)?.title ?? null;
}

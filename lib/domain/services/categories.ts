/** The fixed service categories (LOC-016); `services.categories` has their titles by language. */
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

/** The id of a fixed category, 1 to 9. */
export type CategoryId = (typeof CATEGORIES)[number]['id'];

/** Whether an id is one of the nine. */
export function isCategoryId(id: number | null): id is CategoryId {
  return CATEGORIES.some((category) => category.id === id);
}

/** The English title of a fixed category, or null for an id outside the nine. */
export function findCategoryTitle(id: number | null): string | null {
  return CATEGORIES.find((category) => category.id === id)?.title ?? null;
}

/** LOC-019. Events name them by title; they have no ids. */
export const EVENT_CATEGORIES = [
  'Trade Shows',
  'Exhibitions',
  'Festivals',
  'Clubbing and Performances',
  'Networking Events',
  'Charity',
  'Sports Events',
] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

export function isEventCategory(text: string): text is EventCategory {
  return EVENT_CATEGORIES.some((category) => category === text);
}

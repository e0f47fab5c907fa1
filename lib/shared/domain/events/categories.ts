/** LOC-019. They have no ids, so the title names them. */
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

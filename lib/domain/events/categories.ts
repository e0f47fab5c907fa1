/** The fixed event categories (provider §3). They are their own titles; events have no category ids. */
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

/** Whether a text is one of the seven, to the letter. */
export function isEventCategory(text: string): text is EventCategory {
  return EVENT_CATEGORIES.some((category) => category === text);
}

export const MOST_PEOPLE = 20;
export const MOST_LANGUAGES = 12;

/** In characters. */
export const PERSON_LIMITS = { name: 60, sentence: 160, language: 40 } as const;

/**
 * Replaces the name of somebody who left, once no visit needs it. Providers read it in their own
 * language.
 */
export const FORGOTTEN_NAME = 'Somebody who left';

export const MOST_PEOPLE = 20;
export const MOST_LANGUAGES = 12;

/** In characters. */
export const PERSON_LIMITS = { name: 60, sentence: 160, language: 40 } as const;

/** In place of the name of somebody who left, when no visit needs it any more. */
export const FORGOTTEN_NAME = 'Somebody who left';

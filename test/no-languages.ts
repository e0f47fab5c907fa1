/** The texts of an item whose provider says nothing of languages. */
export const NO_LANGUAGES = {
  language: '',
  secondLanguage: '',
  secondName: '',
  secondDescription: '',
} as const;

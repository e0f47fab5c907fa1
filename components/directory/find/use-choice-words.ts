import { useTexts } from '@/lib/texts/use-texts';
import { choiceWords } from './choice-words';

/** The words for what can be chosen, in the language of the page. */
export function useChoiceWords() {
  return choiceWords({
    choices: useTexts('directory.choices'),
    leads: useTexts('directory.leads'),
    categories: useTexts('services.categories'),
    communities: useTexts('forms.communityNames'),
  });
}

import { useTexts } from '@/lib/shared/texts/use-texts';
import { choiceWords } from './choice-words';

export function useChoiceWords() {
  return choiceWords({
    choices: useTexts('directory.choices'),
    leads: useTexts('directory.leads'),
    categories: useTexts('services.categories'),
    communities: useTexts('forms.communityNames'),
  });
}

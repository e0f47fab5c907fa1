import { keepTranslatedTexts } from './components/shared/site/translated-texts';

// Before React reads the page.
keepTranslatedTexts();

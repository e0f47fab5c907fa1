import { keepTranslatedTexts } from './components/site/translated-texts';

// Before React reads the page.
keepTranslatedTexts();

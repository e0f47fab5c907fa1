import { markupFaults } from '../every-language';
import { linksToOthers } from '../language-links';
import { englishOn } from '../left-english';
import type { Check } from './check';

/**
 * The markup is of the language, nothing is English but what people wrote, and no link or form
 * leads to another language.
 */
export const checkLanguage: Check = async ({ page, language, row: { path, names = [] }, html }) => {
  const markup = await markupFaults(page.request, language, path, html);
  // What people wrote stands in labels, too, where no markup can set it apart.
  const written = await page.locator('bdi, [dir="auto"], main [lang]').allTextContents();
  const words = written.map((text) => text.trim()).filter((text) => text.length > 2);
  words.push(...names);
  words.sort((a, b) => b.length - a.length);
  const english = await englishOn(page, language, { words, hasOthers: true });
  const links = await linksToOthers(page, new URL(page.url()).origin, language);
  return [
    ...markup,
    ...english.map((text) => `English: ${text}`),
    ...links.map((link) => `leads to ${link}`),
  ];
};

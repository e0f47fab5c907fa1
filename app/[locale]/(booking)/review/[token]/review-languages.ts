import 'server-only';
import { REVIEW_LANGUAGES } from '@/lib/domain/reviews/review';
import { pageTexts } from '@/lib/texts/page-texts';

/** Each by its own name, and "" for any other. */
export async function listReviewLanguages() {
  const t = await pageTexts('reviews.form');
  const named = REVIEW_LANGUAGES.map((code) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return { value: code as string, label: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) };
  });
  return [...named, { value: '', label: t('otherLang') }];
}

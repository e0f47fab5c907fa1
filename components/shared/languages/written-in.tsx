import { Languages } from '@/components/shared/ui/icons';
import { otherLanguageName } from '@/lib/shared/domain/language-name';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function WrittenIn({ language }: { language: string }) {
  const t = useTexts('ui.written');
  const other = otherLanguageName(language, t.locale);
  if (!other) return null;
  return (
    <span className="inline-flex items-center gap-1.5 self-start rounded-pill bg-sunken px-2 py-0.5 text-xs [&_svg]:size-3.5">
      <Languages />
      {/* Chrome lacks some names of languages that the server has. */}
      <span suppressHydrationWarning>{t('language', { language: other })}</span>
    </span>
  );
}

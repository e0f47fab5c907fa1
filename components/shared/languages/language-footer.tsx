import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { LanguageRow } from './language-row';
import { MachineMade } from './machine-made';

/** For pages without the site's footer. */
export function LanguageFooter() {
  const t = useTexts('site.languages');
  return (
    <footer
      className={pageVariants({
        className: 'pb-4 print:hidden [body:has(footer[data-ground=cypress])_&]:hidden',
      })}
    >
      <LanguageRow label={t('title')} ground="page">
        <MachineMade />
      </LanguageRow>
    </footer>
  );
}

import { pageVariants } from '@/components/ui/page';
import { useTexts } from '@/lib/texts/use-texts';
import { LanguageRow } from './language-row';
import { MachineMade } from './machine-made';

/** The end of pages that do not have the footer of the site; pages that say what is wrong have that. */
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

import { PageLink } from '@/components/shared/links/page-link';
import { isComplete, isMachineMade } from '@/lib/shared/texts/languages';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export function MachineMade() {
  const t = useTexts('site.languages');
  if (!isMachineMade(t.locale)) return null;
  return (
    <p>
      <span>
        {t.rich(isComplete(t.locale) ? 'machineMade' : 'machineMadeHidden', {
          link: (chunks) => <PageLink href={paths.contact}>{chunks}</PageLink>,
        })}
      </span>
    </p>
  );
}

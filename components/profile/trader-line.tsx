import { PageLink } from '@/components/links/page-link';
import type { TraderKind } from '@/lib/domain/accounts/trader';
import { useTexts } from '@/lib/texts/use-texts';
import { termsPath } from '@/lib/url/paths';

/** By the provider's word (directive 2011/83/EU, article 6a). */
export function TraderLine({ trader }: { trader: TraderKind }) {
  const t = useTexts('trader.shown');
  return (
    <p className="px-1 text-sm text-muted">
      {t(trader)} <PageLink href={termsPath('traders')}>{t('meaning')}</PageLink>
    </p>
  );
}

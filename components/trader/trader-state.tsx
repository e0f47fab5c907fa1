import { PageLink } from '@/components/links/page-link';
import { Info } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import type { TraderKind } from '@/lib/domain/accounts/trader';
import { useTexts } from '@/lib/texts/use-texts';
import { TRADER_PATH } from '@/lib/url/portal-paths';

export function TraderState({ trader }: { trader: TraderKind | null }) {
  const t = useTexts('trader.state');
  return (
    <p className={noteVariants({ look: trader ? 'wash' : 'info', className: 'mt-6' })}>
      <Info />
      <span>
        {t(trader ?? 'unknown')}{' '}
        <PageLink href={TRADER_PATH}>{t(trader ? 'change' : 'say')}</PageLink>
      </span>
    </p>
  );
}

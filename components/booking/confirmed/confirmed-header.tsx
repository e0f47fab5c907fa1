import { HeaderBar } from '@/components/booking/booking-header';
import { PageLink } from '@/components/links/page-link';
import { Logo } from '@/components/site/logo';
import { iconButtonVariants } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';

export function ConfirmedHeader({ closeHref }: { closeHref: string }) {
  const t = useTexts('booking.confirmed');
  return (
    <HeaderBar>
      <Logo />
      <PageLink className={iconButtonVariants()} href={closeHref} aria-label={t('close')} replace>
        <X />
      </PageLink>
    </HeaderBar>
  );
}

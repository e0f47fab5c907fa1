import { HeaderBar } from '@/components/booking/booking-header';
import { LanguageButton } from '@/components/shared/languages/language-button';
import { PageLink } from '@/components/shared/links/page-link';
import { Logo } from '@/components/shared/site/logo';
import { buttonVariants } from '@/components/shared/ui/button';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export function ManageHeader() {
  const t = useTexts('booking.manage');
  return (
    <HeaderBar>
      <Logo />
      <div className="flex items-center gap-1">
        <LanguageButton />
        <PageLink className={buttonVariants({ look: 'ghost', size: 'small' })} href={paths.contact}>
          {t('help')}
        </PageLink>
      </div>
    </HeaderBar>
  );
}

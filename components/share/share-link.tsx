import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { Share2 } from '@/components/ui/icons';
import { posterPath } from '@/lib/url/profile-url';

/**
 * Leads to the dialog that `ShareOpener` opens, or without scripts to the poster with the address. On
 * phones it stands in the corner of its section.
 */
export function ShareLink({ serviceId }: { serviceId: string }) {
  const t = useTexts('share.link');
  return (
    <PageLink
      className={buttonVariants({
        look: 'secondary',
        size: 'small',
        className: 'max-lg:absolute max-lg:end-gutter max-lg:top-6 lg:min-h-14',
      })}
      href={posterPath(serviceId)}
      data-opens="share"
    >
      <Share2 />
      {t('share')}
    </PageLink>
  );
}

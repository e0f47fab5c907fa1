import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { ArrowLeft, Clock } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { pageVariants } from '@/components/ui/page';
import { textLinkVariants } from '@/components/ui/text-link';
import { paths } from '@/lib/url/paths';
import { servicePath } from '@/lib/url/portal-paths';

/** Says to the owner of a pending service that nobody else sees it, and leads back. */
export function PreviewNote({ serviceId }: { serviceId: string }) {
  const t = useTexts('profile.preview');
  return (
    <div className={pageVariants({ className: 'py-3' })}>
      <Note look="info">
        <Clock />
        <div>
          <p>{t('note')}</p>
          <nav className="flex flex-wrap items-center gap-x-5" aria-label={t('ways')}>
            <PageLink className={textLinkVariants()} href={paths.portal}>
              <ArrowLeft className="rtl:-scale-x-100" />
              {t('portal')}
            </PageLink>
            <PageLink className={textLinkVariants()} href={servicePath(serviceId)}>
              {t('manage')}
            </PageLink>
          </nav>
        </div>
      </Note>
    </div>
  );
}

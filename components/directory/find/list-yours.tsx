import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { Store } from '@/components/ui/icons';
import { paths } from '@/lib/url/paths';

/** The way in for providers, where nobody does yet what was looked for. */
export function ListYours() {
  const t = useTexts('directory.listYours');
  return (
    <section className="mt-8 grid items-center gap-4 rounded-lg bg-wash p-5 sm:grid-cols-[1fr_auto] md:p-8">
      <div>
        <h2 className={headingVariants({ size: 'small' })}>{t('title')}</h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.portal}>
        <Store />
        {t('list')}
      </PageLink>
    </section>
  );
}

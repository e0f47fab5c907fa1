import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { PageLink } from '@/components/shared/links/page-link';
import { ContactForm } from '@/components/shared/site/contact-form';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { Mail, MessageCircle } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { product } from '@/lib/shared/product';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.contact');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.contact),
  };
}

const wayLook =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3 not-first:border-t not-first:border-text/18';
const addressLook = 'inline-flex min-h-target items-center text-lg wrap-anywhere';

function ContactPage() {
  const t = useTexts('site.contact');
  return (
    <main
      className={pageVariants({
        className: 'grid gap-10 pt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 lg:pt-16',
      })}
    >
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
          <p className="text-lg text-muted">{t('lead')}</p>
        </div>
        <div className="max-w-152">
          <ContactForm />
        </div>
      </div>
      <aside className="flex flex-col gap-4" aria-labelledby="directly">
        <section className="flex flex-col gap-4 rounded-xl bg-wash p-6">
          <h2 id="directly" className={headingVariants({ size: 'small' })}>
            {t('directly')}
          </h2>
          <dl>
            <div className={wayLook}>
              <Mail />
              <dt className="text-sm text-muted">{t('email')}</dt>
              <dd className="col-start-2">
                <a className={addressLook} href={`mailto:${product.supportEmail}`}>
                  <bdi translate="no">{product.supportEmail}</bdi>
                </a>
              </dd>
            </div>
            <div className={wayLook}>
              <MessageCircle />
              <dt className="text-sm text-muted">{t('whatsapp')}</dt>
              <dd className="col-start-2">
                <OutsideLink
                  className={addressLook}
                  href={`https://wa.me/${product.supportWhatsapp}`}
                >
                  <bdi>+{product.supportWhatsapp}</bdi>
                </OutsideLink>
              </dd>
            </div>
          </dl>
        </section>
        <p className="px-1 text-sm text-muted">
          {t.rich('leave', {
            link: (chunks) => (
              <PageLink
                className="inline-flex min-h-target items-center font-semibold text-link"
                href={paths.deleteRequest}
              >
                {chunks}
              </PageLink>
            ),
          })}
        </p>
      </aside>
    </main>
  );
}

export default withTexts('(site)/contact/page', ContactPage);

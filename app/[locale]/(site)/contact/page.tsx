import { Mail, MessageCircle } from 'lucide-react';
import type { Metadata } from 'next';
import { useTexts } from '#texts';
import { alternatesOf } from '@/app/alternates';
import { ContactForm } from '@/components/site/contact-form';
import { OutsideLink } from '@/components/site/outside-link';
import { headingVariants } from '@/components/ui/heading';
import { product } from '@/lib/product';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.contact');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await alternatesOf(paths.contact),
  };
}

function ContactPage() {
  const t = useTexts('site.contact');
  return (
    <main className="page contact">
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <ContactForm />
      </div>
      <aside className="flex flex-col gap-4" aria-labelledby="directly">
        <section className="directly flex flex-col gap-4">
          <h2 id="directly" className={headingVariants({ size: 'small' })}>
            {t('directly')}
          </h2>
          <dl>
            <div>
              <Mail />
              <dt>{t('email')}</dt>
              <dd>
                <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
              </dd>
            </div>
            <div>
              <MessageCircle />
              <dt>{t('whatsapp')}</dt>
              <dd>
                <OutsideLink href={`https://wa.me/${product.supportWhatsapp}`}>
                  <bdi>+{product.supportWhatsapp}</bdi>
                </OutsideLink>
              </dd>
            </div>
          </dl>
        </section>
        <p className="text-sm text-muted px-1">
          {t.rich('leave', { link: (chunks) => <a href={paths.deleteRequest}>{chunks}</a> })}
        </p>
      </aside>
    </main>
  );
}

export default withTexts('(site)/contact/page', ContactPage);

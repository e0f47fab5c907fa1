import { Mail, MessageCircle } from 'lucide-react';
import type { Metadata } from 'next';
import { ContactForm } from '@/components/site/contact-form';
import { OutsideLink } from '@/components/site/outside-link';
import { headingVariants } from '@/components/ui/heading';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

export const metadata: Metadata = {
  title: 'Contact Us',
  description: `Ask ${product.name} something, suggest something or complain: by form, e-mail or WhatsApp.`,
  alternates: { canonical: paths.contact },
};

export default function ContactPage() {
  return (
    <main className="page contact">
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <h1 className={headingVariants({ size: 'large' })}>Contact Us</h1>
          <p className="lead">Ask, suggest or complain. A person reads every message.</p>
        </div>
        <ContactForm />
      </div>
      <aside className="flex flex-col gap-4" aria-labelledby="directly">
        <section className="directly flex flex-col gap-4">
          <h2 id="directly" className={headingVariants({ size: 'small' })}>
            Rather write directly?
          </h2>
          <dl>
            <div>
              <Mail />
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
              </dd>
            </div>
            <div>
              <MessageCircle />
              <dt>WhatsApp</dt>
              <dd>
                <OutsideLink href={`https://wa.me/${product.supportWhatsapp}`}>
                  <bdi>+{product.supportWhatsapp}</bdi>
                </OutsideLink>
              </dd>
            </div>
          </dl>
        </section>
        <p className="text-sm text-muted px-1">
          Want to leave instead? <a href={paths.deleteRequest}>Request account deletion</a>
        </p>
      </aside>
    </main>
  );
}

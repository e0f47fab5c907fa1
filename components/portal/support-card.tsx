import { Mail, MessageCircle } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { product } from '@/lib/product';
import { mailtoHref } from '@/lib/url/mailto';

const SUBJECT = `Help with my ${product.name} listing`;
const TEXT = `Hello ${product.name} team, I need help with my listing.`;

function whatsappHref(): string {
  return `https://wa.me/${product.supportWhatsapp}?${new URLSearchParams({ text: TEXT })}`;
}

/** Help with listings, by e-mail or WhatsApp, each with a text already begun. */
export function SupportCard() {
  return (
    <section className="support">
      <div>
        <h2 className={headingVariants({ size: 'small' })}>Need help with a listing?</h2>
        <p className="text-sm text-muted">Write to us and we will sort it out together.</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <a
          className={buttonVariants({ look: 'secondary' })}
          href={mailtoHref(product.supportEmail, { subject: SUBJECT, body: TEXT })}
        >
          <Mail />
          Email
        </a>
        <a
          className={buttonVariants({ look: 'secondary' })}
          href={whatsappHref()}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle />
          WhatsApp
        </a>
      </div>
    </section>
  );
}

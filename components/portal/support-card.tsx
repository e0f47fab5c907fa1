import { Mail, MessageCircle } from 'lucide-react';
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
        <h2 className="display h3">Need help with a listing?</h2>
        <p className="sm muted">Write to us and we will sort it out together.</p>
      </div>
      <div className="row">
        <a
          className="btn secondary"
          href={mailtoHref(product.supportEmail, { subject: SUBJECT, body: TEXT })}
        >
          <Mail className="i" />
          Email
        </a>
        <a
          className="btn secondary"
          href={whatsappHref()}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle className="i" />
          WhatsApp
        </a>
      </div>
    </section>
  );
}

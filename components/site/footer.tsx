import { Smartphone } from 'lucide-react';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';
import { Logo } from './logo';
import { OutsideLink } from './outside-link';

/** The three specified links come first (NAV-005 to NAV-007; RULINGS, "Footer columns"). */
const SITE_MAP = [
  { label: 'About Us', href: paths.about },
  { label: 'Contact Us', href: paths.contact },
  { label: 'Privacy Policy', href: paths.privacyPolicy },
  { label: 'News', href: paths.news },
  { label: 'How it works', href: paths.howItWorks },
  { label: 'Provider terms', href: paths.providerTerms },
];

const SOCIAL = [
  { label: 'Facebook', href: product.social.facebook },
  { label: 'Instagram', href: product.social.instagram },
  { label: 'LinkedIn', href: product.social.linkedin },
  { label: 'TikTok', href: product.social.tiktok },
];

const STORES = [
  { label: 'Android', href: product.stores.android },
  { label: 'iOS', href: product.stores.ios },
];

/** The foot of every public page (NAV-008 to NAV-010). */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wave" />
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="foot-grid">
          <div className="flex flex-col gap-2">
            <Logo onDark />
            <p className="display foot-tagline">Settle in - experience cultures!</p>
          </div>
          <nav aria-label="Site map">
            <h2>Site map</h2>
            <ul>
              {SITE_MAP.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Social media">
            <h2>Follow us</h2>
            <ul>
              {SOCIAL.map(({ label, href }) => (
                <li key={href}>
                  <OutsideLink href={href}>{label}</OutsideLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Get the app</h2>
            <div className="flex flex-wrap items-center gap-3 pt-2">
              {STORES.map(({ label, href }) => (
                <OutsideLink key={href} className="store" href={href}>
                  <Smartphone />
                  {label}
                </OutsideLink>
              ))}
            </div>
          </div>
        </div>
        <p className="foot-end">© 2025. All rights reserved.</p>
      </div>
    </footer>
  );
}

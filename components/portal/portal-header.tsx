import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { Logo } from '@/components/site/logo';
import { buttonVariants } from '@/components/ui/button';
import { iconButtonVariants } from '@/components/ui/icon-button';
import { ArrowLeft } from '@/components/ui/icons';
import { pageHeaderRowVariants, pageHeaderVariants } from '@/components/ui/page-header';
import { AccountMenu } from './account-menu';

export interface PortalHeaderProps {
  /** Who is signed in; left out on pages that ask to sign in. */
  user?: { name: string; email: string };
  /** The page to go to after signing out. */
  signOutTo: string;
  /** The way back, on pages below the portal; `isSpelt` shows its words, and the logo in the middle. */
  back?: { href: string; label: string; isSpelt?: boolean };
}

/** The head of every portal page. */
export function PortalHeader({ user, signOutTo, back }: PortalHeaderProps) {
  const account = user ? <AccountMenu {...user} signOutTo={signOutTo} /> : null;
  if (back?.isSpelt) return <SpeltHeader href={back.href} label={back.label} account={account} />;
  return (
    <header className={pageHeaderVariants()}>
      <div className={pageHeaderRowVariants()}>
        <div className="flex items-center gap-1">
          {back ? (
            <PageLink
              className={iconButtonVariants({ className: '-ms-2.5' })}
              href={back.href}
              aria-label={back.label}
            >
              <ArrowLeft className="rtl:-scale-x-100" />
            </PageLink>
          ) : null}
          <Logo />
        </div>
        {account}
      </div>
    </header>
  );
}

interface SpeltHeaderProps {
  href: string;
  label: string;
  account: ReactNode;
}

/** The head with the way back in words, and below them the place that it leads to. */
function SpeltHeader({ href, label, account }: SpeltHeaderProps) {
  const t = useTexts('portal.header');
  return (
    <header className={pageHeaderVariants()}>
      <div
        className={pageHeaderRowVariants({
          className:
            'lg:grid lg:grid-cols-[1fr_auto_1fr] lg:[&>:first-child]:justify-self-start lg:[&>:last-child]:justify-self-end',
        })}
      >
        <PageLink
          className={buttonVariants({
            look: 'ghost',
            size: 'small',
            className: '-ms-2.5 px-2.5! text-start!',
          })}
          href={href}
        >
          <ArrowLeft className="rtl:-scale-x-100" />
          <span>
            <span>{label}</span>{' '}
            <small className="block text-xs/4 font-normal text-muted">{t('portal')}</small>
          </span>
        </PageLink>
        <span className="max-lg:hidden">
          <Logo />
        </span>
        {account ?? <span />}
      </div>
    </header>
  );
}

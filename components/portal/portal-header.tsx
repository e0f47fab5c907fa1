import { ArrowLeft } from 'lucide-react';
import { Logo } from '@/components/site/logo';
import { buttonVariants } from '@/components/ui/button';
import { iconButtonVariants } from '@/components/ui/icon-button';
import { AccountMenu } from './account-menu';

interface PortalHeaderProps {
  /** Who is signed in; left out on a gate. */
  user?: { name: string; email: string };
  /** Where signing out leads. */
  signOutTo: string;
  /** The way back, on pages below the portal; `isSpelt` shows its words, and the logo in the middle. */
  back?: { href: string; label: string; isSpelt?: boolean };
}

/** The head of every portal page. */
export function PortalHeader({ user, signOutTo, back }: PortalHeaderProps) {
  const account = user ? <AccountMenu {...user} signOutTo={signOutTo} /> : null;
  if (back?.isSpelt) {
    return (
      <header className="topbar-wrap">
        <div className="mx-auto w-full max-w-page px-gutter topbar tri">
          <a
            className={buttonVariants({
              look: 'ghost',
              size: 'small',
              className: 'back -ms-2.5 px-2.5!',
            })}
            href={back.href}
          >
            <ArrowLeft className="rtl:-scale-x-100" />
            <span>
              <span>{back.label}</span> <small>Provider Portal</small>
            </span>
          </a>
          <span className="max-lg:hidden">
            <Logo />
          </span>
          {account ?? <span />}
        </div>
      </header>
    );
  }
  return (
    <header className="topbar-wrap">
      <div className="mx-auto w-full max-w-page px-gutter topbar">
        <div className="flex items-center gap-1">
          {back ? (
            <a
              className={iconButtonVariants({ className: '-ms-2.5' })}
              href={back.href}
              aria-label={back.label}
            >
              <ArrowLeft className="rtl:-scale-x-100" />
            </a>
          ) : null}
          <Logo />
        </div>
        {account}
      </div>
    </header>
  );
}

import { ArrowLeft } from 'lucide-react';
import { Logo } from '@/components/site/logo';
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
        <div className="page topbar tri">
          <a className="btn ghost sm back -ms-2.5 px-2.5" href={back.href}>
            <ArrowLeft className="i flip" />
            <span>
              <span>{back.label}</span> <small>Provider Portal</small>
            </span>
          </a>
          <span className="desk">
            <Logo />
          </span>
          {account ?? <span />}
        </div>
      </header>
    );
  }
  return (
    <header className="topbar-wrap">
      <div className="page topbar">
        <div className="row flex-nowrap [--gap:.25rem]">
          {back ? (
            <a className="icon-btn -ms-2.5" href={back.href} aria-label={back.label}>
              <ArrowLeft className="i flip" />
            </a>
          ) : null}
          <Logo />
        </div>
        {account}
      </div>
    </header>
  );
}

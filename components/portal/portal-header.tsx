import { ArrowLeft } from 'lucide-react';
import { Logo } from '@/components/site/logo';
import { AccountMenu } from './account-menu';

interface PortalHeaderProps {
  /** Who is signed in; left out on a gate. */
  user?: { name: string; email: string };
  /** Where signing out leads. */
  signOutTo: string;
  /** The way back, on pages below the portal. */
  back?: { href: string; label: string };
}

/** The head of every portal page. */
export function PortalHeader({ user, signOutTo, back }: PortalHeaderProps) {
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
        {user ? <AccountMenu name={user.name} email={user.email} signOutTo={signOutTo} /> : null}
      </div>
    </header>
  );
}

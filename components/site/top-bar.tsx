import { Store } from 'lucide-react';
import { paths } from '@/lib/url/paths';
import { Logo } from './logo';

/** The head of every public page: home, and the way in for providers. */
export function TopBar() {
  return (
    <header className="topbar-wrap">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <div className="page topbar">
        <Logo />
        <a className="nav-link" href={paths.portal}>
          <Store className="i" />
          Providers
        </a>
      </div>
    </header>
  );
}

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
      <div className="mx-auto w-full max-w-page px-gutter topbar">
        <Logo />
        <a className="nav-link" href={paths.portal}>
          <Store />
          Providers
        </a>
      </div>
    </header>
  );
}

import { X } from 'lucide-react';
import Link from 'next/link';
import { Logo } from '@/components/site/logo';

/** The head of the confirmed booking: the steps are done, one way leads out. */
export function ConfirmedHeader({ closeHref }: { closeHref: string }) {
  return (
    <header className="topbar-wrap">
      <div className="page topbar">
        <Logo />
        <Link className="icon-btn" href={closeHref} aria-label="Close" replace prefetch={false}>
          <X className="i" />
        </Link>
      </div>
    </header>
  );
}

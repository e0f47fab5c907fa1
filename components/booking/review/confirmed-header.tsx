import { X } from 'lucide-react';
import Link from 'next/link';
import { Logo } from '@/components/site/logo';
import { iconButtonVariants } from '@/components/ui/icon-button';

/** The head of the confirmed booking: the steps are done, one way leads out. */
export function ConfirmedHeader({ closeHref }: { closeHref: string }) {
  return (
    <header className="topbar-wrap">
      <div className="mx-auto w-full max-w-page px-gutter topbar">
        <Logo />
        <Link
          className={iconButtonVariants()}
          href={closeHref}
          aria-label="Close"
          replace
          prefetch={false}
        >
          <X />
        </Link>
      </div>
    </header>
  );
}

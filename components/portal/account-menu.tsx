import { ChevronDown, LogOut } from 'lucide-react';
import { headingVariants } from '@/components/ui/heading';

interface AccountMenuProps {
  /** Whose account it is; its first letter stands in the circle. */
  name: string;
  /** Shown below the name, where it is known. */
  email?: string;
  /** The page to go to after signing out. */
  signOutTo: string;
}

const ID = 'account-menu';

/**
 * Who is signed in, and the way out. A native popover: the browser closes it on Escape and on a
 * click outside, tells assistive technology whether it is open, and needs no script for any of it.
 */
export function AccountMenu({ name, email, signOutTo }: AccountMenuProps) {
  const initial = [...(name || email || '?').trim()][0]?.toUpperCase();
  return (
    <div className="account">
      <button className="account-open" type="button" popoverTarget={ID} aria-label="Account menu">
        <span className="avatar size-11" aria-hidden="true">
          {initial}
        </span>
        <ChevronDown />
      </button>
      <div className="account-menu" id={ID} popover="auto">
        {name ? (
          <p className={headingVariants({ face: 'name' })} dir="auto">
            {name}
          </p>
        ) : null}
        {email ? <p className="text-sm text-muted">{email}</p> : null}
        <form method="post" action="/api/auth/signout">
          <input type="hidden" name="callbackUrl" value={signOutTo} />
          <button className="account-item" type="submit">
            <LogOut className="rtl:-scale-x-100" />
            Sign Out
          </button>
        </form>
      </div>
    </div>
  );
}

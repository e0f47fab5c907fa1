import { useLocale, useTexts } from '#texts';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { ChevronDown, ListChecks, LogOut } from '@/components/ui/icons';
import { localePath } from '@/lib/url/locale-path';
import { firstStepsPath } from '@/lib/url/portal-url';

interface AccountMenuProps {
  /** Whose account it is; its first letter stands in the circle. */
  name: string;
  /** Shown below the name, if it is known. */
  email?: string;
  /** The page to go to after signing out. */
  signOutTo: string;
}

const ID = 'account-menu';

const ROW =
  'mt-2 flex min-h-target w-full cursor-pointer items-center gap-2.5 rounded-sm border-0 bg-transparent px-2 text-start font-semibold text-text no-underline hover:bg-sunken';

/**
 * Who is signed in, and the button to sign out. A native popover: the browser closes it on Escape
 * and on a click outside, and tells assistive technology whether it is open, without any script.
 */
export function AccountMenu({ name, email, signOutTo }: AccountMenuProps) {
  const t = useTexts('portal.accountMenu');
  const initial = [...(name || email || '?').trim()][0]?.toUpperCase();
  return (
    <div>
      <button
        className="flex min-h-target cursor-pointer items-center gap-2 rounded-pill border-0 bg-transparent p-0"
        type="button"
        popoverTarget={ID}
        aria-label={t('label')}
      >
        <span
          className="grid size-11 flex-none place-items-center overflow-hidden rounded-full bg-highlight font-bold text-on-highlight"
          aria-hidden="true"
        >
          {initial}
        </span>
        <ChevronDown />
      </button>
      <div
        className="absolute start-auto end-[max(var(--gutter),calc((100vw-var(--page))/2))] top-17 bottom-auto m-0 w-max min-w-56 max-w-[min(20rem,calc(100vw-2*var(--gutter)))] rounded-md border border-line bg-surface p-4 text-inherit shadow-3 wrap-anywhere"
        id={ID}
        popover="auto"
      >
        {name ? (
          <p className={headingVariants({ face: 'name' })}>
            <bdi>{name}</bdi>
          </p>
        ) : null}
        {email ? (
          <p className="text-sm text-muted" translate="no">
            {email}
          </p>
        ) : null}
        <PageLink className={ROW} href={firstStepsPath()}>
          <ListChecks />
          {t('firstSteps')}
        </PageLink>
        <SignOutForm>
          <input type="hidden" name="callbackUrl" value={localePath(useLocale(), signOutTo)} />
          <button className={ROW} type="submit">
            <LogOut className="rtl:-scale-x-100" />
            {t('signOut')}
          </button>
        </SignOutForm>
      </div>
    </div>
  );
}

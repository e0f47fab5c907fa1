import type { ReactNode } from 'react';
import { SignOutForm } from '@/components/shared/forms/sign-out-form';
import { LanguageButton } from '@/components/shared/languages/language-button';
import { PageLink } from '@/components/shared/links/page-link';
import { Logo } from '@/components/shared/site/logo';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { iconButtonVariants } from '@/components/shared/ui/icon-button';
import {
  ArrowLeft,
  ChevronDown,
  CircleUserRound,
  ListChecks,
  LogOut,
} from '@/components/shared/ui/icons';
import { pageHeaderRowVariants, pageHeaderVariants } from '@/components/shared/ui/page-header';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { ACCOUNT_PATH } from '@/lib/shared/url/account-url';
import { localePath } from '@/lib/shared/url/locale-path';
import { firstStepsPath } from '@/lib/shared/url/portal-url';

export interface PortalHeaderProps {
  user?: { name: string; email: string };
  signOutTo: string;
  accountLink?: ReactNode;
  /** `isSpelt` shows words, and centres the logo. */
  back?: { href: string; label: string; isSpelt?: boolean };
}

export function PortalHeader({ user, signOutTo, accountLink, back }: PortalHeaderProps) {
  const account = user ? (
    <AccountMenu {...user} signOutTo={signOutTo} accountLink={accountLink} />
  ) : null;
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
        <div className="flex items-center gap-1">
          <LanguageButton />
          {account}
        </div>
      </div>
    </header>
  );
}

interface SpeltHeaderProps {
  href: string;
  label: string;
  account: ReactNode;
}

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
        <div className="flex items-center gap-1">
          <LanguageButton />
          {account}
        </div>
      </div>
    </header>
  );
}

interface AccountMenuProps {
  name: string;
  email?: string;
  signOutTo: string;
  accountLink: ReactNode;
}

export function AccountPageLink() {
  return (
    <PageLink className={ROW} href={ACCOUNT_PATH}>
      <CircleUserRound />
      {useTexts('portal.accountMenu')('account')}
    </PageLink>
  );
}

const ID = 'account-menu';

const ROW =
  'mt-2 flex min-h-target w-full cursor-pointer items-center gap-2.5 rounded-sm border-0 bg-transparent px-2 text-start font-semibold text-text no-underline hover:bg-sunken';

function AccountMenu({ name, email, signOutTo, accountLink }: AccountMenuProps) {
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
            <bdi translate="no">{name}</bdi>
          </p>
        ) : null}
        {email ? (
          <p className="text-sm text-muted" translate="no">
            {email}
          </p>
        ) : null}
        {accountLink}
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

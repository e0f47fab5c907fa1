import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { SignInButton } from '@/components/shared/forms/sign-in-button';
import { SignOutForm } from '@/components/shared/forms/sign-out-form';
import { LanguageButton } from '@/components/shared/languages/language-button';
import { LanguageFooter } from '@/components/shared/languages/language-footer';
import { PageLink } from '@/components/shared/links/page-link';
import { Footer } from '@/components/shared/site/footer';
import { Logo } from '@/components/shared/site/logo';
import { TopBar } from '@/components/shared/site/top-bar';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronDown, LogOut } from '@/components/shared/ui/icons';
import { Face } from '@/components/staff/face';
import { StillThere } from '@/components/staff/still-there';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { listQueue } from '@/lib/server/host/staff/room';
import { getStaff, type StaffHere } from '@/lib/server/host/staff/visit';
import { requestPathname, setPageStatus } from '@/lib/server/http/page-status';
import type { StaffRole } from '@/lib/shared/domain/staff/room';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import type { Key } from '@/lib/shared/texts/texts';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { STAFF_LOG_PATH, STAFF_PEOPLE_PATH } from '@/lib/shared/url/staff-url';

/** Strangers get the title of a missing page. */
export async function staffMetadata(title: Key<'meta.staff'>): Promise<Metadata> {
  if (!(await getStaff())) return missingMetadata();
  return { title: (await pageTexts('meta.staff'))(title) };
}

type StaffPart = 'waiting' | 'decided' | 'people';

interface StaffPageProps {
  /** Null for a page about one item. */
  part: StaffPart | null;
  path: string;
  children: (here: StaffHere) => ReactNode | Promise<ReactNode>;
}

/** Called as a function, not rendered, so that nothing is sent before the visitor is known. */
export async function staffPage({ part, path, children }: StaffPageProps): Promise<ReactNode> {
  const here = await getStaff();
  if (!here) {
    return (
      <>
        <TopBar pathname={requestPathname()} offersDirectory={isDirectoryOffered()} />
        <div id="content">{missingScreen()}</div>
        <Footer />
      </>
    );
  }
  const t = await pageTexts('staff.room');
  if (here.state === 'over') {
    setPageStatus(403);
    return (
      <>
        <StaffHeader staff={here.staff} part={null} waiting={null} endsAt={null} />
        <main className="mx-auto grid max-w-measure justify-items-start gap-4 px-gutter py-12">
          <h1 className={headingVariants({ size: 'large' })}>{t('overTitle')}</h1>
          <p>{t('over')}</p>
          <SignInButton callbackUrl={path} />
        </main>
        <LanguageFooter />
      </>
    );
  }
  const { counts } = await listQueue(here, { limit: 1 });
  const waiting = Object.values(counts).reduce((all, count) => all + count, 0);
  return (
    <>
      <StaffHeader staff={here.staff} part={part} waiting={waiting} endsAt={here.endsAt} />
      <main className="mx-auto w-full max-w-[96rem] px-gutter pb-24">{await children(here)}</main>
      <LanguageFooter />
      {here.endsAt === null ? null : <StillThere endsAt={here.endsAt} now={Date.now()} />}
    </>
  );
}

interface StaffHeaderProps {
  staff: { name: string; email: string; role: StaffRole };
  part: StaffPart | null;
  /** How many items wait. Null for a visitor who is not allowed in. */
  waiting: number | null;
  /** Epoch ms. */
  endsAt: number | null;
}

const PARTS = [
  ['waiting', paths.staff],
  ['decided', STAFF_LOG_PATH],
  ['people', STAFF_PEOPLE_PATH],
] as const;

const PART =
  'relative inline-flex min-h-13 items-center gap-2 px-1 font-semibold text-white no-underline';

function StaffHeader({ staff, part, waiting, endsAt }: StaffHeaderProps) {
  const t = useTexts('staff.room');
  return (
    <header className="bg-cypress text-white dark:border-b dark:border-line" data-ground="cypress">
      <div className="mx-auto flex w-full max-w-[96rem] flex-wrap items-center gap-x-8 px-gutter">
        <div className="flex min-h-13 items-center gap-2.5">
          <Logo onDark />
          <span className="text-sm text-cypress-muted">{t('name')}</span>
        </div>
        {waiting === null ? null : (
          <nav
            className="flex flex-wrap gap-x-6 max-md:order-last max-md:w-full"
            aria-label={t('pages')}
          >
            {PARTS.map(([name, href]) => (
              <PageLink
                key={name}
                className={PART}
                href={href}
                aria-current={name === part ? 'page' : undefined}
              >
                {t(name)}
                {name === part ? (
                  <span className="absolute inset-x-0 bottom-0 h-1 rounded-t-xs bg-marigold" />
                ) : null}
                {name === 'waiting' && waiting > 0 ? (
                  <span className="rounded-pill bg-marigold px-2 text-xs font-bold text-cypress">
                    <span aria-hidden="true">{waiting}</span>
                    <span className="sr-only">{t('waitingCount', { count: waiting })}</span>
                  </span>
                ) : null}
              </PageLink>
            ))}
          </nav>
        )}
        <div className="ms-auto flex items-center gap-1">
          <LanguageButton />
          <Menu staff={staff} endsAt={endsAt} />
        </div>
      </div>
    </header>
  );
}

const ID = 'staff-menu';

function Menu({ staff, endsAt }: Pick<StaffHeaderProps, 'staff' | 'endsAt'>) {
  const t = useTexts('staff.room');
  const locale = useLocale();
  const { name, email, role } = staff;
  return (
    <>
      <button
        className="flex min-h-target max-w-48 cursor-pointer items-center gap-2 rounded-pill border-0 bg-transparent p-0 text-white"
        type="button"
        popoverTarget={ID}
      >
        <Face name={name || email} />
        <span className="truncate font-semibold max-sm:sr-only" dir="auto">
          {name || email}
        </span>
        <ChevronDown />
      </button>
      <div
        className="absolute start-auto end-gutter top-14 bottom-auto m-0 w-max max-w-[min(20rem,calc(100vw-2*var(--gutter)))] rounded-md border border-line bg-surface p-4 text-text shadow-3 wrap-anywhere"
        id={ID}
        popover="auto"
      >
        <p className="font-semibold">
          <bdi translate="no">{name || email}</bdi>
        </p>
        <p className="text-sm text-muted">{t(role)}</p>
        {endsAt === null ? null : (
          <p className="mt-2 text-sm text-muted">
            {t('until', { time: formatClock(endsAt, VENUE_ZONE.id, locale) })}
          </p>
        )}
        <SignOutForm>
          <input type="hidden" name="callbackUrl" value={localePath(locale, paths.portal)} />
          <button
            className="mt-2 flex min-h-target w-full cursor-pointer items-center gap-2.5 rounded-sm border-0 bg-transparent px-2 text-start font-semibold text-text hover:bg-sunken"
            type="submit"
          >
            <LogOut className="rtl:-scale-x-100" />
            {t('signOut')}
          </button>
        </SignOutForm>
      </div>
    </>
  );
}

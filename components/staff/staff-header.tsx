import { SignOutForm } from '@/components/forms/sign-out-form';
import { LanguageButton } from '@/components/languages/language-button';
import { PageLink } from '@/components/links/page-link';
import { Logo } from '@/components/site/logo';
import { ChevronDown, LogOut } from '@/components/ui/icons';
import type { StaffRole } from '@/lib/domain/staff/room';
import { useLocale, useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { localePath } from '@/lib/url/locale-path';
import { paths } from '@/lib/url/paths';
import { STAFF_LOG_PATH, STAFF_PEOPLE_PATH } from '@/lib/url/staff-url';
import { Face } from './face';

export type StaffPart = 'waiting' | 'decided' | 'people';

interface StaffHeaderProps {
  staff: { name: string; email: string; role: StaffRole };
  part: StaffPart | null;
  /** Null where nobody may know. */
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
  'relative inline-flex min-h-13 items-center gap-2 px-1 font-semibold text-white no-underline aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-1 aria-[current=page]:after:rounded-t-xs aria-[current=page]:after:bg-marigold';

export function StaffHeader({ staff, part, waiting, endsAt }: StaffHeaderProps) {
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
          <bdi>{name || email}</bdi>
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

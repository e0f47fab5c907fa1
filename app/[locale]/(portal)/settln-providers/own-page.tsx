import { type ReactNode, Suspense } from 'react';
import { Dashboard } from '@/components/portal/dashboard';
import { PortalHeader } from '@/components/portal/portal-header';
import { PanelLoading } from '@/components/portal/portal-loading';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { ArrowLeft, CircleAlert, RotateCw } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { getUser } from '@/lib/server/auth/session';
import type { User } from '@/lib/shared/domain/accounts/user';
import { paths } from '@/lib/shared/url/paths';
import type { PortalTab } from '@/lib/shared/url/portal-url';
import { AccountLink } from '../account-link';
import { OwnUnread, OwnUnseen } from './tab-counts';

interface OwnPageProps {
  gate: { title: string; text: string };
  path: string;
  /** Null for a page that belongs to no tab. */
  tab?: PortalTab | null;
  back?: { href: string; label: string };
  /** True if the server has read everything, so that the page works without scripts. */
  isLoaded?: boolean;
  /** Shown without scripts, where the page would load forever. */
  noScript?: string;
  children: (user: User) => ReactNode;
}

/** A page of the calendar's tab by default. */
export async function OwnPage({
  gate,
  path,
  tab = 'calendar',
  back,
  isLoaded,
  noScript,
  children,
}: OwnPageProps) {
  const user = await getUser();
  if (!user) {
    return (
      <>
        <PortalHeader signOutTo={paths.portal} />
        <SignInGate title={gate.title} text={gate.text} callbackUrl={path} />
      </>
    );
  }
  return (
    <>
      <PortalHeader user={user} accountLink={<AccountLink />} signOutTo={paths.portal} />
      <Dashboard
        firstName={user.firstName || user.name}
        tab={tab}
        unreadBookings={
          <Suspense>
            <OwnUnread userId={user.id} />
          </Suspense>
        }
        unseenReviews={
          <Suspense>
            <OwnUnseen userId={user.id} />
          </Suspense>
        }
      >
        {back ? (
          <PageLink className={textLinkVariants({ className: 'my-3' })} href={back.href}>
            <ArrowLeft className="rtl:-scale-x-100" />
            {back.label}
          </PageLink>
        ) : null}
        {isLoaded ? (
          children(user)
        ) : (
          <>
            {noScript ? (
              <noscript>
                <p className={noteVariants({ look: 'info', className: 'mb-4' })}>{noScript}</p>
              </noscript>
            ) : null}
            <Suspense
              fallback={
                <div className="noscript:hidden">
                  <PanelLoading />
                </div>
              }
            >
              {children(user)}
            </Suspense>
          </>
        )}
      </Dashboard>
    </>
  );
}

interface OwnPageFailedProps {
  title: string;
  retry: string;
  path: string;
}

export function OwnPageFailed({ title, retry, path }: OwnPageFailedProps) {
  return (
    <Note look="error" size="large" role="alert">
      <CircleAlert />
      <div className="grid justify-items-start gap-4">
        <h1 className="font-semibold">{title}</h1>
        <PageLink className={buttonVariants({ look: 'secondary', size: 'small' })} href={path}>
          <RotateCw />
          {retry}
        </PageLink>
      </div>
    </Note>
  );
}

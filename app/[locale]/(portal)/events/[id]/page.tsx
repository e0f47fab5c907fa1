import type { Metadata } from 'next';
import { OwnerEvent } from '@/components/listings/events/owner-event';
import { OwnerProblemPage } from '@/components/listings/owner/owner-problem';
import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { getUser } from '@/lib/server/auth/session';
import { env } from '@/lib/server/env';
import { findStatement } from '@/lib/server/host/appeals';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { setPageStatus } from '@/lib/server/http/page-status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { eventPath } from '@/lib/shared/url/portal-paths';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { AccountLink } from '../../account-link';
import { loadOwnEvent } from './load-own-event';

interface PageProps {
  params: Promise<{ id: string }>;
}

const STATUS = { notFound: 404, stranger: 403, failed: 502 } as const;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ id }, user] = [await params, await getUser()];
  if (!user) return { title: (await pageTexts('meta.events'))('detailTitle') };
  const own = await loadOwnEvent(id, user.id);
  if (own.kind === 'own') return { title: own.event.title };
  const t = await pageTexts('owner.problem');
  return { title: t(own.kind, { kind: 'event' }) };
}

async function EventPage({ params }: PageProps) {
  const [{ id }, user] = [await params, await getUser()];
  const t = await pageTexts('events.gate');
  const back = { href: paths.portal, label: t('backToDashboard'), isSpelt: true };
  if (!user) {
    return (
      <>
        <PortalHeader signOutTo={paths.home} back={back} />
        <SignInGate title={t('detailHeading')} text={t('detailLead')} callbackUrl={eventPath(id)} />
      </>
    );
  }
  const own = await loadOwnEvent(id, user.id);
  if (own.kind !== 'own') setPageStatus(STATUS[own.kind]);
  return (
    <>
      <PortalHeader user={user} accountLink={<AccountLink />} signOutTo={paths.home} back={back} />
      {own.kind === 'own' ? (
        <OwnerEvent
          event={own.event}
          statement={
            await findStatement(user.id, {
              kind: 'event',
              id: own.event.id,
              status: own.event.status,
            })
          }
          url={env().SITE_URL + localePath(t.locale, publicEventPath(own.event.id))}
          isOurs={isOurs()}
          now={Date.now()}
        />
      ) : (
        <OwnerProblemPage kind="event" problem={own.kind} retry={eventPath(id)} />
      )}
    </>
  );
}

export default withTexts('(portal)/events/[id]/page', EventPage);

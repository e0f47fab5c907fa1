import type { Metadata } from 'next';
import Link from 'next/link';
import { PortalHeader } from '@/components/portal/portal-header';
import { SignInGate } from '@/components/portal/sign-in-gate';
import { Art } from '@/components/ui/art';
import { getUser } from '@/lib/auth/session';
import { paths } from '@/lib/url/paths';
import { listingsPath } from '@/lib/url/portal-url';

export const metadata: Metadata = { title: 'Events' };

/** What the pages of events will be, until they can be listed here. */
export default async function EventsPage({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  const user = await getUser();
  if (!user) {
    return (
      <>
        <PortalHeader signOutTo={paths.portal} />
        <SignInGate
          title="Events"
          text="Sign in to create or edit events"
          callbackUrl={`/events/${path.map(encodeURIComponent).join('/')}`}
        />
      </>
    );
  }
  const back = { href: listingsPath('all'), label: 'Back to Dashboard' };
  return (
    <>
      <PortalHeader user={user} signOutTo={paths.portal} back={back} />
      <main className="page">
        <section className="state">
          <Art name="empty" width={208} height={142} />
          <h1 className="display h1">Events arrive soon</h1>
          <p className="muted max-w-[38ch] text-lg leading-[1.625rem]">
            Creating and editing events here is on its way. Your services can be listed today.
          </p>
          <Link className="btn" href={back.href} prefetch={false}>
            Back to Dashboard
          </Link>
        </section>
      </main>
    </>
  );
}

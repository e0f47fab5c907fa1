import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { BookingHeader } from '@/components/booking/booking-header';
import { ActionForm } from '@/components/shared/forms/action-form';
import { PageLink } from '@/components/shared/links/page-link';
import { Footer } from '@/components/shared/site/footer';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { cannotStopMail } from '@/lib/server/host/stop-mail';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type NotMeOutcome, parseNotMe } from '@/lib/shared/url/booking-url';
import { paths } from '@/lib/shared/url/paths';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { stopMail } from './stop-action';

export async function generateMetadata(): Promise<Metadata> {
  // No other site may see this secret address. `no-referrer` would make Next refuse plain forms.
  const title = (await pageTexts('meta.booking'))('notMe');
  return { ...(await sitePreview()), title, referrer: 'same-origin' };
}

/** Asks before it changes anything, because mail programs open links. */
async function NotMePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, outcome } = parseNotMe(await searchParams);
  const shown = outcome ?? (cannotStopMail() ? 'notOffered' : null);
  return <NotMe token={token} outcome={shown} />;
}

export default withTexts('(booking)/booking/not-me/page', NotMePage);

interface NotMeProps {
  token: string;
  /** Null before a request. */
  outcome: NotMeOutcome | null;
}

function NotMe({ token, outcome }: NotMeProps) {
  const t = useTexts('booking.notMe');
  const state = token === '' ? 'unknown' : (outcome ?? 'asking');
  const mayTry = state === 'asking' || state === 'failed';
  return (
    <>
      <BookingHeader leave={{ href: paths.home, way: 'close' }} />
      <main className={pageVariants({ className: 'grid max-w-160 gap-4 pt-12 pb-20' })}>
        <h1 className={headingVariants({ size: 'large' })}>{t(`${state}Title`)}</h1>
        <p className="text-lg text-muted" role={state === 'asking' ? undefined : 'status'}>
          {t(`${state}Text`)}
        </p>
        {mayTry ? (
          <ActionForm action={stopMail} className="pt-2">
            <input type="hidden" name="token" value={token} />
            <button className={buttonVariants()} type="submit">
              {t('stop')}
            </button>
          </ActionForm>
        ) : null}
        <p className="text-sm text-muted">
          <PageLink className={textLinkVariants()} href={paths.contact}>
            {t('contact')}
          </PageLink>
        </p>
      </main>
      <Footer />
    </>
  );
}

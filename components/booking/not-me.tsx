import { PageLink } from '@/components/links/page-link';
import { Footer } from '@/components/site/footer';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { textLinkVariants } from '@/components/ui/text-link';
import { useTexts } from '@/lib/texts/use-texts';
import type { NotMeOutcome } from '@/lib/url/booking-url';
import { paths } from '@/lib/url/paths';
import { BookingHeader } from './booking-header';

interface NotMeProps {
  token: string;
  /** Null before a request. */
  outcome: NotMeOutcome | null;
  /** Its form has `token`. */
  action: (form: FormData) => Promise<void>;
}

export function NotMe({ token, outcome, action }: NotMeProps) {
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
          <form action={action} className="pt-2">
            <input type="hidden" name="token" value={token} />
            <button className={buttonVariants()} type="submit">
              {t('stop')}
            </button>
          </form>
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

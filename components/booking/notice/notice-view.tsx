import type { ReactNode } from 'react';
import { ManageHeader } from '@/components/booking/manage/manage-header';
import { PageLink } from '@/components/shared/links/page-link';
import { Footer } from '@/components/shared/site/footer';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Mail, ShieldCheck, Ticket, UserCheck } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import type { Reported } from '@/lib/shared/url/report-url';
import { NoticeForm } from './notice-form';
import type { NoticeAction } from './state';

interface NoticeViewProps {
  reported: Reported;
  address: string | null;
  action: NoticeAction;
}

export function NoticeView({ reported, address, action }: NoticeViewProps) {
  const t = useTexts('report.notice');
  const b = (chunks: ReactNode) => <b className="text-text">{chunks}</b>;
  const link = (chunks: ReactNode) => (
    <PageLink className={textLinkVariants()} href={paths.terms}>
      {chunks}
    </PageLink>
  );
  const steps = [
    { icon: Ticket, words: t.rich('stepNumber', { b }) },
    { icon: UserCheck, words: t.rich('stepPerson', { b }) },
    { icon: Mail, words: t.rich('stepReason', { b }) },
    { icon: ShieldCheck, words: t.rich('stepName', { b }) },
  ];
  return (
    <>
      <ManageHeader />
      <main
        className={pageVariants({
          className:
            'grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-16 *:min-w-0 lg:grid-cols-[minmax(0,44rem)_22.5rem] lg:justify-between lg:gap-16 lg:pt-10 lg:pb-20',
        })}
      >
        <div className="grid content-start gap-6">
          <NoticeForm reported={reported} address={address} action={action} />
        </div>
        <aside className="grid content-start gap-5">
          <section className={cardVariants({ className: 'grid gap-3' })} aria-labelledby="next">
            <h2 className={headingVariants({ face: 'name', className: 'text-base' })} id="next">
              {t('next')}
            </h2>
            <ul className="grid gap-3 text-sm text-muted">
              {steps.map(({ icon: Icon, words }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                <li className="flex gap-3" key={at}>
                  <Icon className="mt-px size-5 flex-none text-text" />
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          </section>
          <p className="text-sm text-muted">{t.rich('wrong', { link })}</p>
        </aside>
      </main>
    </>
  );
}

export function NoNotice() {
  const t = useTexts('report.notice');
  return (
    <>
      <ManageHeader />
      <main className={pageVariants()}>
        <StatePage title={t('unknownTitle')} cause={t('unknownLead')}>
          <PageLink className={buttonVariants()} href={paths.contact}>
            {t('contact')}
          </PageLink>
          <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.home}>
            {t('home')}
          </PageLink>
        </StatePage>
      </main>
      <Footer />
    </>
  );
}

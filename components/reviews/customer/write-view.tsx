import type { ReactNode } from 'react';
import { StepHeading } from '@/components/booking/step-heading';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Clock, Pencil, Undo2 } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDay, formatMonth, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { ReviewFailure } from '@/lib/shared/url/review-url';
import { MissedNote } from './missed-note';
import { ReviewForm } from './review-form';
import { ReviewPage } from './review-page';
import type { LinkAction, ReviewAction, TypedForm } from './state';
import { VisitAside, VisitCard } from './visit-aside';

const zone = VENUE_ZONE.id;

interface WriteViewProps {
  token: string;
  link: ReviewLink;
  initial: TypedForm;
  languages: readonly { value: string; label: string }[];
  failure: ReviewFailure | null;
  action: ReviewAction;
  wasThere: LinkAction;
}

export function WriteView(props: WriteViewProps) {
  const t = useTexts('reviews.form');
  const { token, link, initial, languages, failure, action, wasThere } = props;
  const isChange = link.review !== null && link.review.status !== 'taken back';
  return (
    <ReviewPage
      aside={
        <>
          <VisitAside link={link} className="max-lg:hidden" />
          <WhatNext link={link} />
        </>
      }
    >
      <div className="grid gap-3">
        <StepHeading>{isChange ? t('changeTitle') : t('title')}</StepHeading>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      {link.review?.status === 'taken back' ? (
        <p className={noteVariants({ look: 'success' })} role="status">
          {t('removed')}
        </p>
      ) : null}
      <VisitCard link={link} />
      <MissedNote token={token} missed={link.missed} failure={failure} action={wasThere} />
      <ReviewForm
        token={token}
        initial={initial}
        isChange={isChange}
        languages={languages}
        shown={<ShownWith link={link} />}
        action={action}
      />
    </ReviewPage>
  );
}

function ShownWith({ link }: { link: ReviewLink }) {
  const t = useTexts('reviews.form');
  const { author, startsAt, items } = link;
  const month = formatMonth(localDay(startsAt, zone).slice(0, 7), t.locale);
  const [first = '', ...others] = items;
  const item = t('item', { item: first, more: others.length });
  const name = (chunks: ReactNode) => (
    <b>
      <bdi translate="no">{chunks}</bdi>
    </b>
  );
  return (
    <div className={cardVariants({ look: 'sunken', className: 'grid gap-2 wrap-anywhere' })}>
      <p className="text-sm font-semibold">{t('shownWith')}</p>
      <p>
        {author
          ? t.rich('shown', { author, month, item, name })
          : t('shownAsNobody', { month, item })}
      </p>
      <p className="text-sm text-muted">{t('hidden')}</p>
    </div>
  );
}

function WhatNext({ link }: { link: ReviewLink }) {
  const t = useTexts('reviews.form');
  const { provider, closesAt, review } = link;
  const b = (chunks: ReactNode) => <b className="text-text">{chunks}</b>;
  const name = (chunks: ReactNode) => <bdi translate="no">{chunks}</bdi>;
  const day = formatDay(closesAt, zone, t.locale);
  const isShown = review !== null && review.publishedAt !== null;
  const steps = [
    {
      icon: Clock,
      words: isShown
        ? t.rich('changed', { b })
        : t.rich('appears', { b, name, provider: provider.name }),
    },
    { icon: Undo2, words: t.rich('answer', { b }) },
    { icon: Pencil, words: t.rich('until', { b, day }) },
  ];
  return (
    <section className={cardVariants({ className: 'grid gap-3' })} aria-labelledby="next">
      <h2 className={headingVariants({ face: 'name', className: 'text-base' })} id="next">
        {t('next')}
      </h2>
      <ul className="grid gap-3 text-sm text-muted wrap-anywhere">
        {steps.map(({ icon: Icon, words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <li className="flex gap-3" key={at}>
            <Icon className="mt-px size-5 flex-none text-text" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { useState, useTransition } from 'react';
import { BookingHeader } from '@/components/booking/booking-header';
import { Divider } from '@/components/booking/divider';
import { ChoiceLines } from '@/components/booking/items/choice-lines';
import { ProviderCard, type ProviderCardProps } from '@/components/booking/provider-card';
import { StepHeading } from '@/components/booking/step-heading';
import { StepLayout } from '@/components/booking/step-layout';
import { PageLink } from '@/components/shared/links/page-link';
import { usePageRouter } from '@/components/shared/links/use-page-router';
import { buttonVariants } from '@/components/shared/ui/button';
import { Card } from '@/components/shared/ui/card';
import { FailureNote } from '@/components/shared/ui/failure-note';
import {
  type ChoosableItem,
  describeChoice,
  type ItemOption,
  totalOf,
} from '@/lib/shared/domain/booking/choice';
import {
  type BookingDay,
  findMissing,
  type findOfferedTime,
  type Missing,
  type OfferedTime,
} from '@/lib/shared/domain/booking/times';
import type { BookingWindow } from '@/lib/shared/domain/booking/window';
import { formatTotal } from '@/lib/shared/domain/money';
import { commaOf } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookingPath, reviewPath, selectTimePath } from '@/lib/shared/url/booking-url';
import type { Choice } from './choice';
import type { EmptyWeekProps } from './empty-week';
import { QuestionHead } from './question-head';
import { ServiceQuestion } from './service-question';
import { TimePicker } from './time-picker';
import { useServerClock } from './use-server-clock';
import type { PersonOption } from './with-whom';

/** If nothing is chosen, the times are for the shortest service. */
export interface ShownTimes {
  provider: ProviderCardProps;
  chosen: readonly ChoosableItem[];
  options: ItemOption[];
  isAsking: boolean;
  week: BookingWindow;
  days: BookingDay[];
  /** The first start after a week that ends without times. */
  next: EmptyWeekProps['next'] | null;
  /** Epoch milliseconds. */
  madeAt: number;
  /** Null if there is nobody to choose from. */
  withWhom: PersonOption[] | null;
  /** Null for anybody. */
  person: number | null;
}

interface TimesViewProps extends ShownTimes {
  choice: Choice;
  asked: ReturnType<typeof findOfferedTime>;
  isLost: boolean;
}

/**
 * A client component, because the tree of a server component would be sent to each visitor beside
 * the HTML.
 */
export function TimesView(props: TimesViewProps) {
  const { provider, chosen, options, isAsking, week, days, next, madeAt, withWhom, person } = props;
  const name = withWhom?.find(({ id }) => id === person)?.name ?? '';
  const { choice, asked, isLost } = props;
  const t = useTexts('booking.times');
  return (
    <>
      <BookingHeader step={2} leave={{ href: bookingPath(choice), way: 'toServices' }} />
      <StepLayout
        aside={<TimesAside provider={provider} chosen={chosen} />}
        bar={asked ? null : <TimesBar chosen={chosen} person={name} />}
      >
        <div className="flex flex-col gap-6">
          {asked ? (
            <QuestionPage choice={choice} options={options} madeAt={madeAt} {...asked} />
          ) : (
            <>
              <StepHeading>{t('heading')}</StepHeading>
              <TimePicker
                week={week}
                days={days}
                choice={choice}
                options={options}
                isAsking={isAsking}
                next={next}
                madeAt={madeAt}
                withWhom={withWhom}
                notice={isLost ? findMissing({ item: chosen.length > 0, time: false }) : null}
              />
            </>
          )}
        </div>
      </StepLayout>
    </>
  );
}

interface TimesAsideProps {
  provider: ProviderCardProps;
  chosen: readonly ChoosableItem[];
}

function TimesAside({ provider, chosen }: TimesAsideProps) {
  const t = useTexts('booking.times');
  return (
    <Card className="flex flex-col gap-4">
      <ProviderCard {...provider} />
      <Divider />
      {chosen.length > 0 ? (
        <ChoiceLines chosen={chosen} />
      ) : (
        <p className="text-sm text-muted">{t('chooseLater')}</p>
      )}
    </Card>
  );
}

function TimesBar({ chosen, person }: { chosen: readonly ChoosableItem[]; person: string }) {
  const t = useTexts('booking.times');
  const price = useTexts('ui.price');
  const choiceTexts = { choice: useTexts('booking.choice'), duration: useTexts('ui.duration') };
  return (
    <>
      <p className="min-w-0 grow basis-[6em]">
        {chosen.length > 0 ? (
          <>
            <b className="text-lg/7">{formatTotal(totalOf(chosen).priceMinor, price)}</b>
            <br />
            <bdi className="text-sm text-muted">{describeChoice(chosen, choiceTexts)}</bdi>
            {person ? (
              <span className="text-sm text-muted">
                {commaOf(t.locale)}
                <bdi translate="no">{person}</bdi>
              </span>
            ) : null}
          </>
        ) : (
          <span className="text-sm text-muted">{t('chooseLaterShort')}</span>
        )}
      </p>
      <p className="max-w-36 text-end text-sm text-muted">{t('tapOne')}</p>
    </>
  );
}

interface QuestionPageProps {
  choice: Choice;
  day: BookingDay;
  time: OfferedTime;
  options: ItemOption[];
  /** Epoch ms. */
  madeAt: number;
}

function QuestionPage({ choice, day, time, options, madeAt }: QuestionPageProps) {
  const t = useTexts('booking.question');
  const missingText = useTexts('booking.missing');
  const router = usePageRouter();
  const [isPending, startTransition] = useTransition();
  const now = useServerClock(madeAt);
  const [stale, setStale] = useState<Missing | null>(null);
  const times = selectTimePath({ ...choice, date: day.date });
  return (
    <>
      <QuestionHead as="h1" id="select-service" day={day} time={time} />
      {stale ? <FailureNote>{missingText(stale)}</FailureNote> : null}
      <ServiceQuestion
        choice={choice}
        time={time}
        options={options}
        isPending={isPending}
        now={now}
        onConfirm={(itemIds) => {
          const href = reviewPath({ ...choice, itemIds, startsAt: time.startsAt });
          startTransition(() => router.push(href));
        }}
        onStale={setStale}
        cancel={
          <PageLink className={buttonVariants({ look: 'secondary' })} href={times}>
            {t('cancel')}
          </PageLink>
        }
      />
    </>
  );
}

'use client';

import { useTexts } from '#texts';
import { BookingHeader } from '@/components/booking/booking-header';
import type { ProviderCardProps } from '@/components/booking/provider-card';
import { StepHeading } from '@/components/booking/step-heading';
import { StepLayout } from '@/components/booking/step-layout';
import type { ChoosableItem, ItemOption } from '@/lib/domain/booking/choice';
import { type BookingDay, findMissing, type findOfferedTime } from '@/lib/domain/booking/times';
import type { BookingWindow } from '@/lib/domain/booking/window';
import { bookingPath } from '@/lib/url/booking-url';
import type { Choice } from './choice';
import type { EmptyWeekProps } from './empty-week';
import { QuestionPage } from './question-page';
import { TimePicker } from './time-picker';
import { TimesAside, TimesBar } from './times-summary';

/** What step 2 shows of a week. Without a choice the times are those at which the shortest service fits. */
export interface ShownTimes {
  provider: ProviderCardProps;
  chosen: readonly ChoosableItem[];
  options: ItemOption[];
  /** Whether a time is followed by "Select service": there is more than one. */
  isAsking: boolean;
  week: BookingWindow;
  days: BookingDay[];
  /** For a week that ends without times: what is known of the first start after it; null for others. */
  next: EmptyWeekProps['next'] | null;
  /** When all this was made, in epoch milliseconds. */
  madeAt: number;
}

interface TimesViewProps extends ShownTimes {
  choice: Choice;
  /** The time that the URL names, if it is on offer. */
  asked: ReturnType<typeof findOfferedTime>;
  /** The URL names a time that is not on offer, or not any more. */
  isLost: boolean;
}

/**
 * Step 2 as a whole: the times, or "Select service" as a page for visitors without scripts. All of it
 * is a client component, like steps 1 and 3, because it is made anew for each visitor: of a server
 * component the server would also write down the tree, and send it beside the HTML.
 */
export function TimesView(props: TimesViewProps) {
  const { provider, chosen, options, isAsking, week, days, next, madeAt } = props;
  const { choice, asked, isLost } = props;
  const t = useTexts('booking.times');
  return (
    <>
      <BookingHeader step={2} leave={{ href: bookingPath(choice), way: 'toServices' }} />
      <StepLayout
        aside={<TimesAside provider={provider} chosen={chosen} />}
        bar={asked ? null : <TimesBar chosen={chosen} />}
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
                notice={isLost ? findMissing({ item: chosen.length > 0, time: false }) : null}
              />
            </>
          )}
        </div>
      </StepLayout>
    </>
  );
}

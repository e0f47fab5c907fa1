import { useTexts } from '#texts';
import { StepHeading } from '@/components/booking/step-heading';
import type { Choice } from '@/components/booking/times/choice';
import { EmptyWeek } from '@/components/booking/times/empty-week';
import { QuestionPage } from '@/components/booking/times/question-page';
import { TimePicker } from '@/components/booking/times/time-picker';
import { findMissing, type findOfferedTime } from '@/lib/domain/booking/times';
import type { TimesStep } from './load-times';

interface StageProps {
  step: TimesStep;
  choice: Choice;
  /** The time that the URL names, if it is on offer. */
  asked: ReturnType<typeof findOfferedTime>;
  /** The URL names a time that is not on offer, or not any more. */
  isLost: boolean;
}

/** The main column: the times, or "Select service" as a page for visitors without scripts. */
export function Stage({ step, choice, asked, isLost }: StageProps) {
  const t = useTexts('booking.times');
  const { week, days, options, isAsking, next } = step;
  const item = choice.serviceItems.length > 0;
  return (
    <div className="flex flex-col gap-6">
      {asked ? (
        <QuestionPage choice={choice} options={options} {...asked} />
      ) : (
        <>
          <StepHeading>{t('heading')}</StepHeading>
          <TimePicker
            week={week}
            days={days}
            choice={choice}
            options={options}
            isAsking={isAsking}
            later={next?.kind === 'found' ? next.startsAt : null}
            notice={isLost ? findMissing({ item, time: false }) : null}
            emptyWeek={
              next ? (
                <EmptyWeek choice={choice} next={next} isThisWeek={week.previous === null} />
              ) : null
            }
          />
        </>
      )}
    </div>
  );
}

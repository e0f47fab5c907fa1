import { StepHeading } from '@/components/booking/step-heading';
import { EmptyWeek } from '@/components/booking/times/empty-week';
import { QuestionPage } from '@/components/booking/times/question-page';
import { TimePicker } from '@/components/booking/times/time-picker';
import type { Choice } from '@/components/booking/times/week-nav';
import { bookingProblem, type findOfferedTime } from '@/lib/domain/booking/times';
import type { TimesStep } from './load-times';

interface StageProps {
  step: TimesStep;
  choice: Choice;
  /** The time that came along in the URL, if it is on offer. */
  asked: ReturnType<typeof findOfferedTime>;
  /** A time came along that is not, or no longer, on offer. */
  isLost: boolean;
}

/** The main column: the times, or the question that follows a time where no dialog can open. */
export function Stage({ step, choice, asked, isLost }: StageProps) {
  const { week, days, options, isAsking, next } = step;
  const item = choice.serviceItems.length > 0;
  return (
    <div className="flex flex-col gap-6">
      {asked ? (
        <QuestionPage choice={choice} options={options} {...asked} />
      ) : (
        <>
          <StepHeading>Select time</StepHeading>
          <TimePicker
            week={week}
            days={days}
            choice={choice}
            options={options}
            isAsking={isAsking}
            later={next?.kind === 'found' ? next.startsAt : null}
            notice={isLost ? bookingProblem({ item, time: false }) : null}
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

import { FailureNote } from '@/components/shared/ui/failure-note';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { Sending } from './sending';

interface SendingNoticeProps {
  sending: Sending;
  problem: string | null;
}

export function SendingNotice({ sending, problem }: SendingNoticeProps) {
  const t = useTexts('calendar.availability.progress');
  const failure = sending.phase === 'failed' ? sending : null;
  const text = problem ?? failure?.text;
  return (
    <>
      {/* The element is in the page before its text is, so that the text is announced. */}
      <p role="status" className="sr-only">
        {sending.phase === 'running' ? t('start', { days: sending.days }) : null}
      </p>
      {text ? (
        <FailureNote answer={text}>
          <p>
            <b>
              <bdi>{text}</bdi>
            </b>
          </p>
          {!problem && failure?.reason ? <p dir="auto">{failure.reason}</p> : null}
        </FailureNote>
      ) : null}
    </>
  );
}

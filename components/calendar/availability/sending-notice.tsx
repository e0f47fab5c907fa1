import { type ReactNode, useEffect, useRef } from 'react';
import { FailureNote } from '@/components/ui/failure-note';
import { CircleAlert, Clock } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';
import type { Progress } from './availability-calls';
import { announcedProgress, type Sending } from './sending';

function Bar({ done, days }: Progress) {
  const t = useTexts('calendar.availability.progress');
  return (
    <div
      className="h-2.5 overflow-hidden rounded-pill bg-surface shadow-[inset_0_0_0_1.5px_var(--color-border-strong)]"
      role="progressbar"
      aria-label={t('label')}
      aria-valuemin={0}
      aria-valuemax={days}
      aria-valuenow={done}
    >
      <i
        className="block h-full rounded-pill bg-primary transition-[inline-size] duration-medium ease-out"
        style={{ inlineSize: `${days > 0 ? (done / days) * 100 : 0}%` }}
      />
    </div>
  );
}

interface SendingNoticeProps {
  sending: Sending;
  problem: string | null;
}

export function SendingNotice({ sending, problem }: SendingNoticeProps) {
  const t = useTexts('calendar.availability.progress');
  return (
    <>
      {/* In the page before its text, to be announced. */}
      <p role="status" className="sr-only">
        {sending.phase === 'running' ? announcedProgress(sending.progress, t) : null}
      </p>
      {problem ? (
        <FailureNote>
          <b>
            <bdi>{problem}</bdi>
          </b>
        </FailureNote>
      ) : (
        <SendingState sending={sending} />
      )}
    </>
  );
}

function SendingState({ sending }: { sending: Sending }) {
  const t = useTexts('calendar.availability.progress');
  if (sending.phase === 'idle') return null;
  if (sending.phase === 'running') {
    const count = (chunks: ReactNode) => (
      <b>
        <bdi>{chunks}</bdi>
      </b>
    );
    return (
      <div className={noteVariants({ look: 'info', className: 'flex-col' })}>
        <p>{t.rich(sending.isStopping ? 'stopping' : 'running', { ...sending.progress, count })}</p>
        <Bar {...sending.progress} />
      </div>
    );
  }
  return <Ended sending={sending} />;
}

type EndedProps = { sending: Extract<Sending, { phase: 'failed' | 'stopped' }> };

/** Takes the focus: the button that was pressed is below, or gone. */
function Ended({ sending }: EndedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const isStopped = sending.phase === 'stopped';
  const Icon = isStopped ? Clock : CircleAlert;
  return (
    <div
      className={noteVariants({ look: isStopped ? 'wash' : 'error', className: 'flex-col' })}
      role="alert"
      tabIndex={-1}
      ref={ref}
    >
      <div className="flex items-start gap-3">
        <Icon />
        <div className="min-w-0 flex-1">
          <p>
            <b>
              <bdi>{sending.text}</bdi>
            </b>
          </p>
          {sending.reason ? <p dir="auto">{sending.reason}</p> : null}
        </div>
      </div>
      <Bar {...sending.progress} />
    </div>
  );
}

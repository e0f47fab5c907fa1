import { CircleAlert, Clock } from 'lucide-react';
import { noteVariants } from '@/components/ui/note';
import { countOf } from '@/lib/domain/calendar/availability-messages';
import type { Progress } from './apply-changes';
import { type Run, spokenProgress } from './run-state';

function Bar({ done, days }: Progress) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label="Days done"
      aria-valuemin={0}
      aria-valuemax={days}
      aria-valuenow={done}
    >
      <i style={{ inlineSize: `${days > 0 ? (done / days) * 100 : 0}%` }} />
    </div>
  );
}

/** How an application goes, or what is left of it: first in its dialog, and read out. */
export function RunNotice({ run, problem }: { run: Run; problem: string | null }) {
  return (
    <>
      {/* It stands before it speaks: a status that comes with its text is not read out. */}
      <p role="status" className="sr-only">
        {run.phase === 'running' ? spokenProgress(run.progress) : null}
      </p>
      {problem ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          <b>
            <bdi>{problem}</bdi>
          </b>
        </p>
      ) : (
        <RunProgress run={run} />
      )}
    </>
  );
}

function RunProgress({ run }: { run: Run }) {
  if (run.phase === 'idle') return null;
  if (run.phase === 'running') {
    const { done, days } = run.progress;
    return (
      <div className="note info run-note">
        <p>
          <b>
            <bdi>
              {done} of {countOf(days, 'day')}
            </bdi>
          </b>
          {run.isStopping ? '. Stopping after this step…' : null}
        </p>
        <Bar {...run.progress} />
      </div>
    );
  }
  const Icon = run.phase === 'stopped' ? Clock : CircleAlert;
  return (
    <div className={`note run-note ${run.phase === 'stopped' ? 'wash' : 'error'}`} role="alert">
      <div className="flex gap-3 items-start">
        <Icon />
        <div className="min-w-0 flex-1">
          <p>
            <b>
              <bdi>{run.text}</bdi>
            </b>
          </p>
          {run.reason ? <p dir="auto">{run.reason}</p> : null}
        </div>
      </div>
      <Bar {...run.progress} />
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CONTACT_FIELDS, type ContactErrors } from '@/lib/domain/contact';
import { LostSlot } from './lost-slot';
import type { ReviewState } from './review-state';

interface ReviewNoticeProps extends Omit<Parameters<typeof LostSlot>[0], 'late' | 'nearestStarts'> {
  state: ReviewState;
}

/** What the last submit has to say, at the head of the page. It takes the focus when it appears. */
export function ReviewNotice({ state, ...lost }: ReviewNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAnswer =
      state.kind === 'lost' ? state.late : ['invalid', 'failed'].includes(state.kind);
    if (isAnswer) ref.current?.focus();
  }, [state]);
  return (
    <div ref={ref} tabIndex={-1} className="review-notice">
      {state.kind === 'invalid' ? <ErrorSummary errors={state.errors} /> : null}
      {state.kind === 'failed' ? (
        <Note title={state.message}>
          {state.mayBeBooked
            ? 'Your booking may have gone through all the same. Confirm again to find out: you will not be booked twice.'
            : 'Nothing was booked, and everything you typed is still here.'}
        </Note>
      ) : null}
      {state.kind === 'lost' ? (
        <LostSlot {...lost} late={state.late} nearestStarts={state.nearestStarts} />
      ) : null}
    </div>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="note error" role="alert">
      <CircleAlert className="i" />
      <div className="stack [--gap:.25rem]">
        <h2 className="text-base font-semibold">{title}</h2>
        <div>{children}</div>
      </div>
    </div>
  );
}

function ErrorSummary({ errors }: { errors: ContactErrors }) {
  return (
    <Note title="Please correct the highlighted fields.">
      <ul>
        {CONTACT_FIELDS.filter((field) => errors[field]).map((field) => (
          <li key={field}>
            <a
              className="link"
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

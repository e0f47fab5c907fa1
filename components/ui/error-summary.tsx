import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  /** By the id of the field, in the order of the form. */
  errors: readonly (readonly [fieldId: string, message: string])[];
  /** How often the form was submitted: the focus comes here once each time. */
  submits: number;
}

const WORDS = ['Nothing needs', 'One thing needs', 'Two things need', 'Three things need'];

/** What has to be put right, with a way to each; takes the focus when a submit finds something. */
export function ErrorSummary({ errors, submits }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) ref.current?.focus();
  }, [submits]);
  if (errors.length === 0) return null;
  return (
    <div className="note error" role="alert" tabIndex={-1} ref={ref}>
      <CircleAlert className="i" />
      <div>
        <b>{WORDS[errors.length] ?? `${errors.length} things need`} your attention</b>
        <ul className="errs">
          {errors.map(([fieldId, message]) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

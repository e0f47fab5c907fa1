import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#texts';
import { noteVariants } from '@/components/ui/note';

interface ErrorSummaryProps {
  /** By the id of the field, in the order of the form. */
  errors: readonly (readonly [fieldId: string, message: string])[];
  /** How often the form was submitted: the focus comes here once each time. */
  submits: number;
}

/** What has to be corrected, with a link to each field; takes the focus when a submit finds errors. */
export function ErrorSummary({ errors, submits }: ErrorSummaryProps) {
  const t = useTexts('ui.errorSummary');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) ref.current?.focus();
  }, [submits]);
  if (errors.length === 0) return null;
  return (
    <div className={noteVariants({ look: 'error' })} role="alert" tabIndex={-1} ref={ref}>
      <CircleAlert />
      <div>
        <b>{t('heading', { count: errors.length })}</b>
        <ul>
          {errors.map(([fieldId, message]) => (
            <li key={fieldId}>
              <a
                className="inline-flex min-h-target items-center underline-offset-[0.2em] lg:min-h-7"
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

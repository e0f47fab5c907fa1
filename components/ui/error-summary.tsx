import { useEffect, useRef } from 'react';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';

interface ErrorSummaryProps {
  fields: readonly string[];
  /** By the id of the field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** How often the form was submitted: each time the focus comes here once. */
  submits: number;
}

export function ErrorSummary({ fields, errors, submits }: ErrorSummaryProps) {
  const t = useTexts('ui.errorSummary');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) ref.current?.focus();
  }, [submits]);
  const found = fields.filter((id) => errors[id]);
  if (found.length === 0) return null;
  return (
    <div className={noteVariants({ look: 'error' })} role="alert" tabIndex={-1} ref={ref}>
      <CircleAlert />
      <div>
        <b>{t('heading', { count: found.length })}</b>
        <ul>
          {found.map((id) => (
            <li key={id}>
              <a
                className="inline-flex min-h-target items-center underline-offset-[0.2em] lg:min-h-7"
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {errors[id]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

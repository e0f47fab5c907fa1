import { useEffect, useRef } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { CircleAlert } from './icons';
import { noteVariants } from './note';

interface ErrorSummaryProps {
  fields: readonly string[];
  errors: Readonly<Record<string, string | undefined>>;
  /** Each submit brings the focus here once. */
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
                className="inline-flex min-h-target items-center lg:min-h-7"
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

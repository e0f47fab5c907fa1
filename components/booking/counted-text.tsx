import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants, Help, labelVariants } from '@/components/shared/ui/field-parts';
import { inputVariants } from '@/components/shared/ui/input';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { formatNumber } from '@/lib/shared/domain/text/intl';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface CountedTextProps {
  label: ReactNode;
  help: string;
  rows: number;
  typed: string;
  most: number;
  plain: (typed: string) => string;
  error: string | undefined;
}

/** The field takes more than `most`, so that pasted text is not cut off without notice. */
export function CountedText({ label, help, rows, typed, most, plain, error }: CountedTextProps) {
  const t = useTexts('ui.counted');
  const isHydrated = useHydrated();
  const [count, setCount] = useState(plain(typed).length);
  const field = useRef<HTMLTextAreaElement>(null);
  // The text may have been typed before scripts listened, or restored by the browser.
  useEffect(() => {
    if (field.current) setCount(plain(field.current.value).length);
  }, [plain]);
  const written = (number: number) => formatNumber(number, t.locale);
  return (
    <div className={fieldVariants()}>
      <label className={labelVariants()} htmlFor="text">
        {label}
      </label>
      <textarea
        ref={field}
        className={inputVariants({ kind: 'textarea' })}
        id="text"
        name="text"
        rows={rows}
        dir="auto"
        defaultValue={typed}
        onChange={({ target }) => setCount(plain(target.value).length)}
        aria-invalid={error ? true : undefined}
        aria-describedby={['text-help', ...(error ? ['text-error'] : [])].join(' ')}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Help id="text-help">{help}</Help>
        <Help className={`whitespace-nowrap ${count > most ? 'font-semibold text-danger' : ''}`}>
          <bdi>
            {isHydrated
              ? t('typed', { count: written(count), most: written(most) })
              : t('most', { most: written(most) })}
          </bdi>
        </Help>
      </div>
      <FieldError id="text-error" message={error} />
    </div>
  );
}

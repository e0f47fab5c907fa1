import { FieldError } from '@/components/ui/field-error';
import { labelVariants } from '@/components/ui/field-parts';
import { Star } from '@/components/ui/icons';
import { STARS } from '@/lib/domain/reviews/review';
import { useTexts } from '@/lib/texts/use-texts';

/** Full up to the chosen star; without `:has` only the chosen tile is tinted. */
const TILE =
  'relative grid min-h-24 cursor-pointer content-center justify-items-center gap-1.5 rounded-md border-1.5 bg-surface px-0.5 py-2.5 text-center text-xs font-medium hover:bg-sunken sm:min-h-28 sm:text-sm has-checked:border-primary has-checked:bg-soft has-checked:font-bold has-checked:text-on-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&:has(~label_:checked)_.icon]:fill-current [&:has(~label_:checked)_.icon]:text-star has-checked:[&_.icon]:fill-current has-checked:[&_.icon]:text-star';

interface StarsFieldProps {
  /** "" for none. */
  chosen: string;
  error: string | undefined;
}

/** Radios work with arrows, space and touch without scripts. */
export function StarsField({ chosen, error }: StarsFieldProps) {
  const t = useTexts('reviews.form');
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'stars-error' : undefined}>
      <legend className={labelVariants({ className: 'pb-2' })}>{t('stars')}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2.5">
        {STARS.map((count) => (
          <label
            key={count}
            className={`${TILE} ${error ? 'border-danger' : 'border-line-strong'}`}
            data-stars={count}
          >
            <input
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              type="radio"
              name="stars"
              value={count}
              id={count === 1 ? 'stars' : undefined}
              defaultChecked={chosen === String(count)}
              aria-describedby={error ? 'stars-error' : undefined}
            />
            <Star className="size-9 text-line-strong sm:size-11" />
            <span>
              <span className="sr-only">{t('of', { count })}</span>
              {t(`star${count}`)}
            </span>
          </label>
        ))}
      </div>
      <FieldError id="stars-error" message={error} />
    </fieldset>
  );
}

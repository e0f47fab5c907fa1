import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { fieldVariants, Help, labelVariants } from '@/components/shared/ui/field-parts';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { TRADER_KINDS, type TraderKind } from '@/lib/shared/domain/accounts/trader';
import { useTexts } from '@/lib/shared/texts/use-texts';

const ANSWERS = [...TRADER_KINDS, 'later'] as const;

/** Radios named "trader"; the last says nothing. */
export function TraderChoice({ chosen }: { chosen: TraderKind | null }) {
  const t = useTexts('trader.choice');
  return (
    <fieldset className={fieldVariants()} aria-describedby="trader-help">
      <legend className={labelVariants({ className: 'mb-1.5' })}>{t('legend')}</legend>
      <Help id="trader-help" className="mb-1">
        {t('help')}
      </Help>
      {ANSWERS.map((answer) => (
        <label className={optionRowVariants()} key={answer}>
          <input
            className={checkboxVariants({ shape: 'round' })}
            type="radio"
            name="trader"
            value={answer}
            defaultChecked={answer === (chosen ?? 'later')}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{t(answer)}</span>
            <span className="block text-sm text-muted">{t(`${answer}Help`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

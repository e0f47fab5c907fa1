import { useTexts } from '#texts';
import { Divider } from '@/components/booking/divider';
import { ChoiceLines } from '@/components/booking/items/choice-lines';
import { ProviderCard, type ProviderCardProps } from '@/components/booking/provider-card';
import { Card } from '@/components/ui/card';
import { type ChoosableItem, describeChoice, totalOf } from '@/lib/domain/booking/choice';
import { formatTotal } from '@/lib/domain/money';

interface TimesAsideProps {
  provider: ProviderCardProps;
  chosen: readonly ChoosableItem[];
}

/** Beside the times: the provider, and what was chosen so far. */
export function TimesAside({ provider, chosen }: TimesAsideProps) {
  const t = useTexts('booking.times');
  return (
    <Card className="flex flex-col gap-4">
      <ProviderCard {...provider} />
      <Divider />
      {chosen.length > 0 ? (
        <ChoiceLines chosen={chosen} />
      ) : (
        <p className="text-sm text-muted">{t('chooseLater')}</p>
      )}
    </Card>
  );
}

/** Under the times on phones: what was chosen so far, and what to do next. */
export function TimesBar({ chosen }: { chosen: readonly ChoosableItem[] }) {
  const t = useTexts('booking.times');
  const price = useTexts('ui.price');
  const choiceTexts = { choice: useTexts('booking.choice'), duration: useTexts('ui.duration') };
  return (
    <>
      <p className="min-w-0 grow basis-[6em]">
        {chosen.length > 0 ? (
          <>
            <b className="text-lg/7">{formatTotal(totalOf(chosen).priceMinor, price)}</b>
            <br />
            <bdi className="text-sm text-muted">{describeChoice(chosen, choiceTexts)}</bdi>
          </>
        ) : (
          <span className="text-sm text-muted">{t('chooseLaterShort')}</span>
        )}
      </p>
      <p className="max-w-36 text-end text-sm text-muted">{t('tapOne')}</p>
    </>
  );
}

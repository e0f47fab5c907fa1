import { useTexts } from '#texts';
import { ChoiceLines } from '@/components/booking/items/choice-lines';
import { ProviderCard, type ProviderCardProps } from '@/components/booking/provider-card';
import { Card } from '@/components/ui/card';
import { type ChoosableItem, describeChoice, totalOf } from '@/lib/domain/booking/choice';
import { formatTotal } from '@/lib/domain/money';

interface TimesAsideProps {
  provider: ProviderCardProps;
  chosen: readonly ChoosableItem[];
}

/** Beside the times: with whom, and what was chosen so far. */
export function TimesAside({ provider, chosen }: TimesAsideProps) {
  return (
    <aside className="max-lg:hidden">
      <Card className="flex flex-col gap-4">
        <ProviderCard {...provider} />
        <hr className="hr" />
        {chosen.length > 0 ? (
          <ChoiceLines chosen={chosen} />
        ) : (
          <p className="text-sm text-muted">You choose the service after the time.</p>
        )}
      </Card>
    </aside>
  );
}

/** Under the times on phones: what was chosen so far, and what to do next. */
export function TimesBar({ chosen }: { chosen: readonly ChoosableItem[] }) {
  const t = useTexts('ui.duration');
  return (
    <div className="actionbar mobile">
      <p className="min-w-0 flex-1">
        {chosen.length > 0 ? (
          <>
            <b className="text-lg/7">{formatTotal(totalOf(chosen).priceMinor)}</b>
            <br />
            <bdi className="text-sm text-muted">{describeChoice(chosen, t)}</bdi>
          </>
        ) : (
          <span className="text-sm text-muted">You choose the service after the time</span>
        )}
      </p>
      <p className="text-sm text-muted max-w-36 text-end">Tap a time to go on</p>
    </div>
  );
}

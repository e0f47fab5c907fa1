import { ChoiceLines } from '@/components/booking/items/choice-lines';
import { ProviderCard, type ProviderCardProps } from '@/components/booking/provider-card';
import { type ChoosableItem, describeChoice, totalOf } from '@/lib/domain/booking/choice';
import { formatTotal } from '@/lib/domain/money';

interface TimesAsideProps {
  provider: ProviderCardProps;
  chosen: readonly ChoosableItem[];
}

/** Beside the times: with whom, and what was chosen so far. */
export function TimesAside({ provider, chosen }: TimesAsideProps) {
  return (
    <aside className="desk">
      <div className="card stack">
        <ProviderCard {...provider} />
        <hr className="hr" />
        {chosen.length > 0 ? (
          <ChoiceLines chosen={chosen} />
        ) : (
          <p className="sm muted">You choose the service after the time.</p>
        )}
      </div>
    </aside>
  );
}

/** Under the times on phones: what was chosen so far, and what to do next. */
export function TimesBar({ chosen }: { chosen: readonly ChoosableItem[] }) {
  return (
    <div className="actionbar mobile">
      <p className="grow">
        {chosen.length > 0 ? (
          <>
            <b className="text-lg">{formatTotal(totalOf(chosen).priceMinor)}</b>
            <br />
            <bdi className="sm muted">{describeChoice(chosen)}</bdi>
          </>
        ) : (
          <span className="sm muted">You choose the service after the time</span>
        )}
      </p>
      <p className="sm muted max-w-36 text-end">Tap a time to go on</p>
    </div>
  );
}

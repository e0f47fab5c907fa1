import { useTexts } from '#texts';
import { type ChoosableItem, totalOf } from '@/lib/domain/booking/choice';
import { formatDuration } from '@/lib/domain/booking/duration';
import { formatTotal } from '@/lib/domain/money';

/** What was chosen, line by line, and the total. */
export function ChoiceLines({ chosen }: { chosen: readonly ChoosableItem[] }) {
  const t = useTexts('ui.duration');
  return (
    <>
      {chosen.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {chosen.map((item) => (
            <li key={item.id} className="sum-line">
              <span>
                <span dir="auto">{item.name}</span>
                <br />
                <bdi className="text-sm text-muted">{formatDuration(item.durationMinutes, t)}</bdi>
              </span>
              <span>{formatTotal(item.priceMinor)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <hr className="hr" />
      <p className="sum-line text-lg/7 font-bold">
        <span>Total</span>
        <span>{formatTotal(totalOf(chosen).priceMinor)}</span>
      </p>
    </>
  );
}

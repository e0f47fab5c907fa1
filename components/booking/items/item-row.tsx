import { useTexts } from '#texts';
import { checkboxVariants } from '@/components/ui/checkbox';
import { textLinkVariants } from '@/components/ui/text-link';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { formatDuration } from '@/lib/domain/booking/duration';
import { formatTotal } from '@/lib/domain/money';
import { truncate } from '@/lib/domain/text/text';

const DESCRIPTION_LIMIT = 100;

interface ItemRowProps {
  item: ServiceItem;
  isChosen: boolean;
}

/** A service to tick: the whole row is its box, but for the way to the rest of the description. */
export function ItemRow({ item, isChosen }: ItemRowProps) {
  const t = useTexts('ui.duration');
  const { id, name, description, durationMinutes, priceMinor } = item;
  const boxId = `service-${id}`;
  return (
    <div className="svc">
      <input
        className={checkboxVariants()}
        type="checkbox"
        name="serviceItems"
        id={boxId}
        value={id}
        defaultChecked={isChosen}
        aria-describedby={description ? `${boxId}-about` : undefined}
      />
      <label className="svc-name" htmlFor={boxId}>
        <span>
          <b dir="auto">{name}</b>
          <br />
          <bdi className="text-sm text-muted">{formatDuration(durationMinutes, t)}</bdi>
        </span>
        <span className="price">{formatTotal(priceMinor)}</span>
      </label>
      {description ? <Description id={`${boxId}-about`} text={description} of={name} /> : null}
    </div>
  );
}

function Description({ id, text, of }: { id: string; text: string; of: string }) {
  const short = truncate(text, DESCRIPTION_LIMIT);
  return (
    <div className="text-sm text-muted desc">
      <p id={id} className="desc-short" dir="auto">
        {short}
      </p>
      {short === text ? null : (
        <details>
          <summary className={textLinkVariants()}>
            <span className="desc-more">Show all</span>
            <span className="desc-less">Show less</span>
            <span className="sr-only"> of the description of {of}</span>
          </summary>
          <p className="whitespace-pre-line" dir="auto">
            {text}
          </p>
        </details>
      )}
    </div>
  );
}

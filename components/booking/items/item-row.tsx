import type { ReactNode } from 'react';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { formatTotal } from '@/lib/shared/domain/money';
import { truncate } from '@/lib/shared/domain/text/text';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { BOOKING_KEYS } from '@/lib/shared/url/booking-url';

const DESCRIPTION_LIMIT = 100;

interface ItemRowProps {
  item: ServiceItem;
  isChosen: boolean;
}

/** A tap anywhere in the row ticks the item, unless it is on the description's `<summary>`. */
export function ItemRow({ item, isChosen }: ItemRowProps) {
  const t = useTexts('ui.duration');
  const price = useTexts('ui.price');
  const { id, name, description, language, durationMinutes, priceMinor } = item;
  const boxId = `service-${id}`;
  return (
    <div
      data-item
      className="group/item relative grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 rounded-md border-1.5 border-line bg-surface px-5 py-4 text-start hover:border-line-strong has-checked:border-primary has-checked:bg-soft has-checked:shadow-chosen has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus max-sm:gap-x-3 max-sm:px-4"
    >
      <input
        className={checkboxVariants({ className: 'focus-visible:outline-none' })}
        type="checkbox"
        name={BOOKING_KEYS.itemIds}
        id={boxId}
        value={id}
        defaultChecked={isChosen}
        aria-describedby={description ? `${boxId}-about` : undefined}
      />
      {/* The label covers the row, but the `<summary>` lies above the label. */}
      <label
        className="col-start-2 -col-end-1 flex cursor-pointer justify-between gap-4 after:absolute after:inset-0 after:rounded-[inherit]"
        htmlFor={boxId}
      >
        <span>
          <b className="font-semibold" lang={language || undefined} dir="auto">
            {name}
          </b>
          <br />
          <bdi className="text-sm text-muted">{formatDuration(durationMinutes, t)}</bdi>
        </span>
        <span className="font-bold whitespace-nowrap">{formatTotal(priceMinor, price)}</span>
      </label>
      {description ? (
        <Description id={`${boxId}-about`} text={description} language={language} name={name} />
      ) : null}
    </div>
  );
}

const hidden = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;

interface DescriptionProps {
  id: string;
  text: string;
  language: string;
  name: string;
}

function Description({ id, text, language, name }: DescriptionProps) {
  const t = useTexts('booking.item');
  const short = truncate(text, DESCRIPTION_LIMIT);
  return (
    <div className="col-start-2 -col-end-1 mt-1 text-sm text-muted">
      <p
        id={id}
        className="group-has-[details[open]]/item:hidden"
        lang={language || undefined}
        dir="auto"
      >
        {short}
      </p>
      {short === text ? null : (
        <details className="group/details relative flex w-fit flex-col-reverse">
          <summary className={textLinkVariants({ className: '-mb-3 w-fit cursor-pointer' })}>
            <span className="group-open/details:hidden">{t.rich('showAll', { hidden, name })}</span>
            <span className="hidden group-open/details:inline">
              {t.rich('showLess', { hidden, name })}
            </span>
          </summary>
          <p className="whitespace-pre-line" lang={language || undefined} dir="auto">
            {text}
          </p>
        </details>
      )}
    </div>
  );
}

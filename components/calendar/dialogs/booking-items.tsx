import { cva } from 'class-variance-authority';
import type { BookableItems } from '@/components/calendar/week/use-items';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { Ban, ChevronRight, CircleAlert } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { Skeleton } from '@/components/shared/ui/skeleton';
import type { BookableService } from '@/lib/shared/contract/provider-calendar';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/shared/domain/calendar/slots';
import { formatEuro } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { OwnCustomer } from './customer-fields';

export const BOOK_TITLE = 'book-title';

interface BookingItemsProps {
  items: BookableItems;
  gapMinutes: number;
  onChoose: (item: Omit<BookingChoice, 'customer'>) => void;
}

export function BookingItems({ items, gapMinutes, onChoose }: BookingItemsProps) {
  const t = useTexts('calendar.bookItems');
  const { services, problem, load } = items;
  if (problem) return <LoadProblem text={problem} load={load} />;
  if (!services) {
    return (
      <div className="flex flex-col gap-2" aria-busy="true" role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-15" />
        <Skeleton className="h-15" />
      </div>
    );
  }
  const filled = services.filter((service) => service.items.length > 0 || service.hasFailed);
  if (filled.length === 0) {
    return <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>{t('none')}</p>;
  }
  return filled.map((service) => (
    <section key={service.serviceId}>
      <h3 className="pb-2 text-sm font-semibold wrap-anywhere text-muted">
        <bdi translate="no">{service.serviceName}</bdi>
      </h3>
      {service.hasFailed ? (
        <LoadProblem text={t('notLoaded')} load={load} />
      ) : (
        <div className="flex flex-col gap-2">
          {service.items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              gapMinutes={gapMinutes}
              onChoose={(chosen) => onChoose({ ...chosen, serviceName: service.serviceName })}
            />
          ))}
        </div>
      )}
    </section>
  ));
}

const passToTitle = passFocus(() => {
  const title = document.getElementById(BOOK_TITLE);
  // Set only now, because a title with a tabindex would get the focus when the dialog opens.
  title?.setAttribute('tabindex', '-1');
  return title;
});

function LoadProblem({ text, load }: { text: string; load: () => void }) {
  const t = useTexts('calendar.bookItems');
  return (
    <Note look="error" role="alert" ref={passToTitle}>
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p>{text}</p>
        <Button look="secondary" size="small" className="mt-3" onClick={load}>
          {t('retry')}
        </Button>
      </div>
    </Note>
  );
}

const rowVariants = cva(
  'grid min-h-15 w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 rounded-md border-1.5 px-4 py-2 text-start',
  {
    variants: {
      fits: {
        true: 'cursor-pointer border-line bg-surface hover:border-primary hover:bg-soft',
        false: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-subtle',
      },
    },
  },
);

interface ItemRowProps {
  item: BookableService['items'][number];
  gapMinutes: number;
  onChoose: (item: Omit<BookingChoice, 'customer' | 'serviceName'>) => void;
}

function ItemRow({ item, gapMinutes, onChoose }: ItemRowProps) {
  const t = useTexts('calendar.bookItems');
  const durations = useTexts('ui.duration');
  const { id, name, language, durationMinutes, priceMinor } = item;
  const needs = slotsNeeded(durationMinutes) * SLOT_MINUTES;
  const fits = needs <= gapMinutes;
  const whyNot = () => {
    if (gapMinutes === 0) return t('notFree');
    const [needed, free] = [needs, gapMinutes].map((minutes) => formatDuration(minutes, durations));
    return t('tooLong', { needed: `${needed}`, free: `${free}` });
  };
  const detail = fits
    ? durationMinutes > 0 && formatDuration(durationMinutes, durations)
    : whyNot();
  return (
    <button
      type="button"
      className={rowVariants({ fits })}
      aria-disabled={fits ? undefined : true}
      onClick={() => {
        if (fits) onChoose({ serviceItemId: id, name, priceMinor, durationMinutes: needs });
      }}
    >
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-semibold">
          <bdi lang={language || undefined}>{name}</bdi>
        </b>
        {detail ? <span className={fits ? 'text-sm text-muted' : 'text-sm'}>{detail}</span> : null}
      </span>
      <span className="font-bold">{priceMinor > 0 ? formatEuro(priceMinor, t.locale) : null}</span>
      {fits ? <ChevronRight className="rtl:-scale-x-100" /> : <Ban />}
    </button>
  );
}

export interface BookingChoice {
  serviceItemId: string;
  name: string;
  serviceName: string;
  priceMinor: number;
  durationMinutes: number;
  customer: OwnCustomer;
}

import type { SlotStatus } from '@/lib/domain/calendar/slots';
import { useTexts } from '@/lib/texts/use-texts';

/** `<use>` would give every cell a shadow tree to lay out. */
const PATHS = {
  available: 'M5 12h14M12 5v14',
  unavailable: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M4.929 4.929 19.07 19.071',
  booked: 'm16 11 2 2 4-4M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
} as const satisfies Record<SlotStatus, string>;

export function SlotSymbol({ status }: { status: SlotStatus | null }) {
  if (status === null) return <span className="not-set-mark" />;
  return (
    <svg className="icon" strokeWidth="2" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[status]} />
    </svg>
  );
}

const STATUSES = [null, 'available', 'unavailable', 'booked'] as const;

export function SlotLegend() {
  const t = useTexts('calendar.legend');
  return (
    <ul
      className="grid grid-cols-[repeat(2,minmax(0,max-content))] gap-x-5 gap-y-2 text-[length:var(--text-sm)] sm:flex sm:flex-wrap"
      aria-label={t('label')}
    >
      {STATUSES.map((status) => (
        <li key={status} className="flex items-center gap-2 wrap-anywhere">
          <span
            className={`slot ${status ?? 'not-set'} h-7 w-8 flex-none cursor-default rounded-xs outline-1 -outline-offset-1 outline-line-strong`}
          >
            <SlotSymbol status={status} />
          </span>
          {t(status ?? 'notSet')}
        </li>
      ))}
    </ul>
  );
}

import type { SlotStatus } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** `<use>` would give every cell a shadow tree. */
const PATHS = {
  available: 'M5 12h14M12 5v14',
  unavailable: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M4.929 4.929 19.07 19.071',
  booked: 'm16 11 2 2 4-4M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
} as const satisfies Record<SlotStatus, string>;

const ELSEWHERE =
  'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2';
const OVERLAP = 'M12 3 2 21h20ZM12 9v5M12 17.5v.5';

interface SlotSymbolProps {
  status: SlotStatus | null;
  isElsewhere?: boolean;
}

function pathOf({ status, isElsewhere }: SlotSymbolProps): string | null {
  if (isElsewhere) return status === 'booked' ? OVERLAP : ELSEWHERE;
  return status && PATHS[status];
}

export function SlotSymbol(props: SlotSymbolProps) {
  const path = pathOf(props);
  if (path === null) return <span className="not-set-mark" />;
  return (
    <svg className="icon" strokeWidth="2" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const STATUSES = [null, 'available', 'unavailable', 'booked'] as const;

export function lookOf({ status, isElsewhere }: SlotSymbolProps): string {
  if (isElsewhere && status !== 'booked') return 'unavailable';
  return status ?? 'not-set';
}

export function SlotLegend({ hasOthers }: { hasOthers: boolean }) {
  const t = useTexts('calendar.legend');
  return (
    <ul
      className="grid grid-cols-[repeat(2,minmax(0,max-content))] gap-x-5 gap-y-2 text-[length:var(--text-sm)] sm:flex sm:flex-wrap"
      aria-label={t('label')}
    >
      {STATUSES.map((status) => (
        <Sample key={status} status={status}>
          {t(status ?? 'notSet')}
        </Sample>
      ))}
      {hasOthers ? (
        <Sample status="unavailable" isElsewhere>
          {t('elsewhere')}
        </Sample>
      ) : null}
    </ul>
  );
}

function Sample({ children, ...shown }: SlotSymbolProps & { children: string }) {
  return (
    <li className="flex items-center gap-2 wrap-anywhere">
      <span
        data-elsewhere={shown.isElsewhere ? '' : undefined}
        className={`slot ${lookOf(shown)} h-7 w-8 flex-none cursor-default rounded-xs outline-1 -outline-offset-1 outline-line-strong`}
      >
        <SlotSymbol {...shown} />
      </span>
      {children}
    </li>
  );
}

import type { SlotStatus } from '@/lib/domain/calendar/slots';

/**
 * The symbol of each state that has one; a slot that is not set shows a dotted line instead. One
 * path each: a `use` would give every cell a tree of copies to lay out.
 */
const PATHS = {
  available: 'M5 12h14M12 5v14',
  unavailable: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M4.929 4.929 19.07 19.071',
  booked: 'm16 11 2 2 4-4M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
} as const satisfies Record<SlotStatus, string>;

/** The mark of a state, beside its colour and its pattern. */
export function SlotSymbol({ status }: { status: SlotStatus | null }) {
  if (status === null) return <span className="dash" />;
  return (
    <svg className="lucide sym" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[status]} />
    </svg>
  );
}

const KEYS = [
  { status: null, word: 'Not set' },
  { status: 'available', word: 'Available' },
  { status: 'unavailable', word: 'Unavailable' },
  { status: 'booked', word: 'Booked' },
] as const;

/** What the four states look like (CAL-008). */
export function SlotLegend() {
  return (
    <ul className="legend" aria-label="Legend">
      {KEYS.map(({ status, word }) => (
        <li key={word}>
          <span className={`slot key ${status ?? 'notset'}`}>
            <SlotSymbol status={status} />
          </span>
          {word}
        </li>
      ))}
    </ul>
  );
}

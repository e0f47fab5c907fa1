import type { SlotStatus } from '@/lib/domain/slots';

/** The symbol of each state that has one; a slot that is not set shows a dotted line instead. */
const SHAPES = {
  available: <path d="M5 12h14M12 5v14" />,
  unavailable: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M4.929 4.929 19.07 19.071" />
    </>
  ),
  booked: (
    <>
      <path d="m16 11 2 2 4-4M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" />
      <circle cx="9" cy="7" r="4" />
    </>
  ),
} as const satisfies Record<SlotStatus, unknown>;

/** Draws each symbol once; hundreds of cells then only name it, which keeps a week light. */
export function SlotSymbolSheet() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Object.entries(SHAPES).map(([status, shape]) => (
        <symbol key={status} id={`slot-${status}`} viewBox="0 0 24 24">
          {shape}
        </symbol>
      ))}
    </svg>
  );
}

/** The mark of a state, beside its colour and its pattern. */
export function SlotSymbol({ status }: { status: SlotStatus | null }) {
  if (status === null) return <span className="dash" />;
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#slot-${status}`} />
    </svg>
  );
}

const KEYS = [
  { status: null, word: 'Not set' },
  { status: 'available', word: 'Available' },
  { status: 'unavailable', word: 'Unavailable' },
  { status: 'booked', word: 'Booked' },
] as const;

/** What the four states look like (provider §4). */
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

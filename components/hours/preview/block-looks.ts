import type { PreviewKind } from '@/lib/domain/hours/preview';

/** The colours of the calendar; `outside` is no error, since nothing is cancelled. */
export const BLOCK_LOOKS: Record<PreviewKind, string> = {
  open: 'rounded-xs border-s-4 border-slot-available-line bg-slot-available',
  booked: 'rounded-xs bg-primary',
  outside: 'rounded-xs border-2 border-dashed border-on-pending bg-pending',
};

export const HATCH = {
  background:
    'repeating-linear-gradient(135deg, var(--color-sunken) 0 4px, var(--color-border) 4px 6px)',
};

import type { PreviewKind } from '@/lib/domain/hours/preview';

/** The colours of the calendar; `outside` is no error, since nothing is cancelled. */
export const BLOCK_LOOKS: Record<PreviewKind, string> = {
  open: 'rounded-[3px] border-s-4 border-slot-available-line bg-slot-available',
  booked: 'rounded-[3px] bg-primary',
  outside: 'rounded-[3px] border-2 border-dashed border-on-pending bg-pending',
};

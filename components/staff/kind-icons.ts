import { CalendarDays, Flag, Store } from '@/components/ui/icons';
import type { QueueKind } from '@/lib/domain/staff/room';

export const KIND_ICONS = {
  service: Store,
  event: CalendarDays,
  report: Flag,
} as const satisfies Record<QueueKind, unknown>;

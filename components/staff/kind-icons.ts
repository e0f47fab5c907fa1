import { CalendarDays, Flag, Scale, Star, Store } from '@/components/shared/ui/icons';
import type { QueueKind } from '@/lib/shared/domain/staff/room';

export const KIND_ICONS = {
  service: Store,
  event: CalendarDays,
  review: Star,
  report: Flag,
  appeal: Scale,
} as const satisfies Record<QueueKind, unknown>;

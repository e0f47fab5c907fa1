import {
  CircleUserRound,
  Clock,
  type IconComponent,
  Share2,
  Store,
  Tag,
} from '@/components/ui/icons';
import type { FirstStepName } from '@/lib/domain/listings/first-steps';

export const STEP_ICONS: Record<FirstStepName, IconComponent> = {
  account: CircleUserRound,
  service: Store,
  items: Tag,
  hours: Clock,
  share: Share2,
};

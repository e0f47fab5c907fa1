import { badgeVariants } from '@/components/shared/ui/badge';
import {
  CircleCheck,
  CircleX,
  Clock,
  EyeOff,
  type IconComponent,
} from '@/components/shared/ui/icons';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import { useTexts } from '@/lib/shared/texts/use-texts';

const ICONS: Record<ListingStatus, IconComponent> = {
  pending: Clock,
  approved: CircleCheck,
  rejected: CircleX,
  delisted: EyeOff,
};

interface StatusBadgeProps {
  status: ListingStatus | null;
  className?: string;
}

export function StatusBadge({ status, className }: StatusBadgeProps) {
  const t = useTexts('owner.status');
  const shown = status ?? 'pending';
  const Icon = ICONS[shown];
  return (
    <span className={badgeVariants({ look: shown, className })}>
      <Icon />
      {t(shown)}
    </span>
  );
}

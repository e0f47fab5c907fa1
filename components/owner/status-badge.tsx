import { CircleCheck, CircleX, Clock, EyeOff } from 'lucide-react';
import { badgeVariants } from '@/components/ui/badge';
import type { ListingStatus } from '@/lib/domain/listings/status';

const BADGES = {
  pending: { label: 'Pending', Icon: Clock },
  approved: { label: 'Approved', Icon: CircleCheck },
  rejected: { label: 'Rejected', Icon: CircleX },
  delisted: { label: 'Delisted', Icon: EyeOff },
} as const satisfies Record<ListingStatus, unknown>;

interface StatusBadgeProps {
  status: ListingStatus | null;
  className?: string;
}

/** A listing's review status as word, icon and tint; none counts as pending (STS-002, STS-006). */
export function StatusBadge({ status, className }: StatusBadgeProps) {
  const { label, Icon } = BADGES[status ?? 'pending'];
  return (
    <span className={badgeVariants({ look: status ?? 'pending', className })}>
      <Icon />
      {label}
    </span>
  );
}

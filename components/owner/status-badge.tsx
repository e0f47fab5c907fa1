import { CircleCheck, CircleX, Clock, EyeOff } from 'lucide-react';
import type { ListingStatus } from '@/lib/domain/listings/status';

const BADGES = {
  pending: { label: 'Pending', Icon: Clock },
  approved: { label: 'Approved', Icon: CircleCheck },
  rejected: { label: 'Rejected', Icon: CircleX },
  delisted: { label: 'Delisted', Icon: EyeOff },
} as const satisfies Record<ListingStatus, unknown>;

/** A listing's review status as word, icon and tint; none counts as pending (STS-002, STS-006). */
export function StatusBadge({ status }: { status: ListingStatus | null }) {
  const { label, Icon } = BADGES[status ?? 'pending'];
  return (
    <span className={`badge ${status ?? 'pending'}`}>
      <Icon className="i" />
      {label}
    </span>
  );
}

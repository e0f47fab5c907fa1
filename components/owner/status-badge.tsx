import { CircleCheck, CircleX, Clock, EyeOff } from 'lucide-react';
import type { ListingStatus } from '@/lib/domain/listings/status';

const BADGES = {
  pending: { label: 'Pending', Icon: Clock },
  approved: { label: 'Approved', Icon: CircleCheck },
  rejected: { label: 'Rejected', Icon: CircleX },
  delisted: { label: 'Delisted', Icon: EyeOff },
} as const satisfies Record<ListingStatus, unknown>;

/** Where a listing stands in its review: word, icon and tint (provider §3). No status is pending. */
export function StatusBadge({ status }: { status: ListingStatus | null }) {
  const { label, Icon } = BADGES[status ?? 'pending'];
  return (
    <span className={`badge ${status ?? 'pending'}`}>
      <Icon className="i" />
      {label}
    </span>
  );
}

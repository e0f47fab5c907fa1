import 'server-only';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';

const RAW_STATUS: ReadonlyMap<string, ListingStatus> = new Map([
  ['pending', 'pending'],
  ['approved', 'approved'],
  ['rejected', 'rejected'],
  ['delisted', 'delisted'],
  ['published', 'approved'],
  ['active', 'approved'],
  ['live', 'approved'],
  ['inactive', 'delisted'],
  ['unpublished', 'delisted'],
  ['disabled', 'delisted'],
  ['archived', 'delisted'],
  ['denied', 'rejected'],
  ['declined', 'rejected'],
]);

const STATUS_FIELDS = [
  'status',
  'listing_status',
  'approval_status',
  'publication_status',
  'state',
  'provider_status',
  'moderation_status',
  'review_status',
] as const;

const STATUS_FLAGS = ['is_published', 'isPublished', 'isApproved'] as const;

/**
 * Takes the first status field that is not empty, or else flags. Unknown texts mean pending. Null
 * if there is none: such a host does not moderate, so everything is public.
 */
export function findListingStatus(record: Readonly<Record<string, unknown>>): ListingStatus | null {
  for (const field of STATUS_FIELDS) {
    const raw = record[field];
    if (raw === undefined || raw === null || String(raw).trim() === '') continue;
    return RAW_STATUS.get(String(raw).trim().toLowerCase()) ?? 'pending';
  }
  const flags = STATUS_FLAGS.map((field) => record[field]).filter((flag) => flag != null);
  if (flags.length === 0) return null;
  const isSet = flags.some((flag) => ['true', '1'].includes(String(flag).toLowerCase()));
  return isSet ? 'approved' : 'pending';
}

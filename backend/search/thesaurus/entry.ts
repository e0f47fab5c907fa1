import type { CommunityId } from '@/lib/domain/places/communities';
import type { CategoryId } from '@/lib/domain/services/categories';

export interface Entry {
  /**
   * Between commas, in any language. A semicolon begins another thing that is like it in all else.
   */
  says: string;
  /** In texts of services only. */
  words?: string;
  /** All their services match. */
  kinds?: readonly number[];
  /** All its services match. */
  isCategory?: true;
  also?: readonly CategoryId[];
  /** A nurse who explains the doctor’s letter is no doctor. */
  isOnlySaid?: true;
  isAnywhere?: true;
  near?: readonly number[];
  community?: CommunityId;
  /** "a DJ for a wedding": beside other words it only puts services first. */
  isBeside?: true;
}

export interface Area {
  category: CategoryId;
  entries: readonly Entry[];
}

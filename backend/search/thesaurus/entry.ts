import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { CategoryId } from '@/lib/shared/domain/services/categories';

/** What people say, and which services it means. */
export interface Entry {
  /**
   * Words or short phrases in any language, separated by commas, which also match in texts of the area. A
   * semicolon begins another thing that is alike in all else: samosas do not match chaat.
   */
  says: string;
  /** More words in texts that mean it; of one thing only. */
  words?: string;
  /** Subcategories whose services all match. */
  kinds?: readonly number[];
  isCategory?: true;
  /** Other categories in whose texts the words mean the same. */
  also?: readonly CategoryId[];
  /** `says` means something else in texts: "explains the doctor’s letter". */
  isOnlySaid?: true;
  /** The words mean the same in all texts. */
  isAnywhere?: true;
  near?: readonly number[];
  community?: CommunityId;
  /** Beside other words it only ranks: "a DJ for a wedding". */
  onlyRanks?: true;
}

export interface Area {
  category: CategoryId;
  entries: readonly Entry[];
}

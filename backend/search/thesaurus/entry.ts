import type { CommunityId } from '@/lib/domain/places/communities';
import type { CategoryId } from '@/lib/domain/services/categories';

/** One meaning: how people say it, and which services are meant by it. */
export interface Entry {
  /**
   * What people say, with commas between: words or short phrases, in any language. Services of the area
   * in whose texts they stand match. A semicolon ends one thing and begins another that is like it in all
   * else: who asks for samosas does not get chaat.
   */
  says: string;
  /** More words in the texts of services that mean it, which people do not ask for it by; of one thing only. */
  words?: string;
  /** Subcategories that are just this: all their services match. */
  kinds?: readonly number[];
  /** The category is just this: all its services match. */
  isCategory?: true;
  /** Other categories in whose texts the words mean the same. */
  also?: readonly CategoryId[];
  /** In texts what people say means something else: a nurse who explains the doctor’s letter is no doctor. */
  isOnlySaid?: true;
  /** The words mean the same in all texts. */
  isAnywhere?: true;
  /** Subcategories that are not this, and nearest to it. */
  near?: readonly number[];
  /** The community whose services of that kind are nearest. */
  community?: CommunityId;
  /**
   * Says for whom or for what something else is wanted ("a DJ for a wedding"): beside other words it
   * only puts services first.
   */
  isBeside?: true;
}

/** All phrases of a part of each list: "watch, mind" and "kids, baby" are "watch kids, watch baby, mind kids, mind baby". */
export function phrases(...lists: readonly string[]): string {
  return lists
    .map((list) => list.split(', '))
    .reduce((firsts, seconds) => firsts.flatMap((one) => seconds.map((other) => `${one} ${other}`)))
    .join(', ');
}

/** The meanings that belong to one category. */
export interface Area {
  category: CategoryId;
  entries: readonly Entry[];
}

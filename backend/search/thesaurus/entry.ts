import { z } from 'zod';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import { CATEGORIES, type CategoryId } from '@/lib/shared/domain/services/categories';
import { KIND } from './kinds';

const Phrases = z.string().min(1);
const Kinds = z.array(z.enum(Object.keys(KIND) as (keyof typeof KIND)[]));
const Category = z.literal(CATEGORIES.map(({ id }): CategoryId => id));

/** What people say, and which services it means. */
const Entry = z.strictObject({
  /**
   * Words or short phrases in any language, separated by commas, which also match in texts of the area. A
   * semicolon begins another thing that is alike in all else: samosas do not match chaat. "[watch, mind | kids, baby]"
   * says all combinations.
   */
  says: Phrases,
  /** More words in texts that mean it; of one thing only. */
  words: Phrases.optional(),
  /** Subcategories whose services all match. */
  kinds: Kinds.optional(),
  isCategory: z.literal(true).optional(),
  /** Other categories in whose texts the words mean the same. */
  also: z.array(Category).optional(),
  /** `says` means something else in texts: "explains the doctor’s letter". */
  isOnlySaid: z.literal(true).optional(),
  /** The words mean the same in all texts. */
  isAnywhere: z.literal(true).optional(),
  near: Kinds.optional(),
  community: z.literal(COMMUNITIES.map(({ id }): CommunityId => id)).optional(),
  /** Beside other words it only ranks: "a DJ for a wedding". */
  onlyRanks: z.literal(true).optional(),
});

/** Names of a language have two meanings: lessons in it, and a provider who speaks it. */
const TaughtLanguage = z.strictObject({
  language: Phrases,
  /** More that only lessons in it are called. */
  lessons: Phrases.optional(),
  kinds: Kinds,
  near: Kinds.optional(),
});

/** A file of this folder, for each category. */
export const Area = z.strictObject({
  category: Category,
  entries: z.array(z.union([Entry, TaughtLanguage])),
});

export type Entry = z.infer<typeof Entry>;
export type TaughtLanguage = z.infer<typeof TaughtLanguage>;
export type Area = z.infer<typeof Area>;

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
   * Words or short phrases in any language, separated by commas. They also match in texts of the
   * area. A semicolon begins another thing with the same kinds and settings: samosas do not match
   * chaat. "[watch, mind | kids, baby]" stands for all combinations.
   */
  says: Phrases,
  /** More words with this meaning in texts. Only for an entry of one thing. */
  words: Phrases.optional(),
  /** Subcategories in which all services match. */
  kinds: Kinds.optional(),
  isCategory: z.literal(true).optional(),
  /** Other categories in whose texts the words have the same meaning. */
  also: z.array(Category).optional(),
  /** In texts, `says` means something else: "explains the doctor’s letter". */
  isOnlySaid: z.literal(true).optional(),
  /** In all texts, the words have the same meaning. */
  isAnywhere: z.literal(true).optional(),
  near: Kinds.optional(),
  community: z.literal(COMMUNITIES.map(({ id }): CommunityId => id)).optional(),
  /** Next to other words, it only changes the order: "a DJ for a wedding". */
  onlyRanks: z.literal(true).optional(),
});

/** The name of a language has two meanings: lessons in it, and a provider who speaks it. */
const TaughtLanguage = z.strictObject({
  language: Phrases,
  /** More words that mean only lessons in it. */
  lessons: Phrases.optional(),
  kinds: Kinds,
  near: Kinds.optional(),
});

/** The file of a category in this folder. */
export const Area = z.strictObject({
  category: Category,
  entries: z.array(z.union([Entry, TaughtLanguage])),
});

export type Entry = z.infer<typeof Entry>;
export type TaughtLanguage = z.infer<typeof TaughtLanguage>;
export type Area = z.infer<typeof Area>;

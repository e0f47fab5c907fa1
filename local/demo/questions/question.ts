import type { DemoSlug } from '../shapes/providers';

/** The typed words, and whom a good answer brings. */
export interface Question {
  q: string;
  /** Among the first five, if they are so few; empty if nobody offers it. */
  must: readonly DemoSlug[];
  /** Allowed, too. */
  may?: readonly DemoSlug[];
  /** At least one has to stand near, apart from the matches. */
  near?: readonly DemoSlug[];
}

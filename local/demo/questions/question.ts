import type { DemoSlug } from '../shapes/providers';

/** What is typed, and which services a good answer has. */
export interface Question {
  q: string;
  /** Among the first five, if so few; empty if nobody offers it. */
  must: readonly DemoSlug[];
  /** Allowed, too. */
  may?: readonly DemoSlug[];
  /** One has to stand near, apart from the matches. */
  near?: readonly DemoSlug[];
}

import type { DemoSlug } from '../shapes/providers';

export interface Question {
  q: string;
  /** Among the first five; empty if nobody offers it. */
  must: readonly DemoSlug[];
  /** Allowed, too. */
  may?: readonly DemoSlug[];
  /** One has to stand near the matches. */
  near?: readonly DemoSlug[];
}

import type { DemoSlug } from '../shapes/providers';

export interface Question {
  q: string;
  /** Among the first five; empty if nobody offers it. */
  must: readonly DemoSlug[];
  /** Allowed, too. */
  may?: readonly DemoSlug[];
  /** At least one must be among the services near the matches. */
  near?: readonly DemoSlug[];
}

import type { DemoSlug } from '../shapes/providers';

/** What somebody types, and whom a good answer brings. */
export interface Question {
  q: string;
  /** Whom it has to bring, among the first five if they are so few. Nobody for what nobody offers. */
  must: readonly DemoSlug[];
  /** Who may stand there, too. */
  may?: readonly DemoSlug[];
  /** Of whom at least one has to stand near, apart from the matches. */
  near?: readonly DemoSlug[];
}

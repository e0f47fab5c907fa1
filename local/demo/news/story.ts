import type { DemoSlug } from '../shapes/providers';

/** An invented article: its texts, and the service whose picture it shows. */
export type Story = readonly [title: string, snippet: string, pictureOf?: DemoSlug];

/** The stories of one invented outlet, the newest first. */
export interface DemoOutlet {
  source: string;
  /** The name of its reserved domain, `{host}.example`. */
  host: string;
  origins: readonly string[];
  /** The country of an outlet abroad; an outlet at home has none. */
  residences?: readonly string[];
  stories: readonly Story[];
}

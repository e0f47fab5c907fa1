import type { DemoSlug } from '../shapes/providers';

/** An invented article: its words, and the service that lends it a picture. */
export type Story = readonly [title: string, snippet: string, pictureOf?: DemoSlug];

/** The stories of one invented outlet, the newest first. */
export interface DemoOutlet {
  source: string;
  /** The name of its reserved domain, `{host}.example`. */
  host: string;
  origins: readonly string[];
  /** Where an outlet abroad is; one at home has none. */
  residences?: readonly string[];
  stories: readonly Story[];
}

import type { DemoSlug } from '../shapes/providers';

/** With the service whose picture it shows. */
export type Story = readonly [title: string, snippet: string, pictureOf?: DemoSlug];

/** Newest first. */
export interface DemoOutlet {
  source: string;
  /** The name of its reserved domain, `{host}.example`. */
  host: string;
  origins: readonly string[];
  /** Only for an outlet abroad. */
  residences?: readonly string[];
  stories: readonly Story[];
}

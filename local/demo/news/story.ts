import type { DemoSlug } from '../shapes/providers';

export type Story = readonly [title: string, snippet: string, pictureOf?: DemoSlug];

/** Newest first. */
export interface DemoOutlet {
  source: string;
  /** Of its reserved domain, `{host}.example`. */
  host: string;
  origins: readonly string[];
  /** Only abroad. */
  residences?: readonly string[];
  stories: readonly Story[];
}

import { z } from 'zod';
import { Slug, Text } from '../shapes/demo-account';

const Story = z.strictObject({ title: Text, snippet: Text, pictureOf: Slug.optional() });

/** Newest first. */
export const DemoOutlet = z.strictObject({
  source: Text,
  /** The first part of its reserved domain, `{host}.example`. */
  host: Text,
  origins: z.array(Text),
  /** Only abroad. */
  residences: z.array(Text).optional(),
  stories: z.array(Story),
});

export type Story = z.infer<typeof Story>;
export type DemoOutlet = z.infer<typeof DemoOutlet>;

import { z } from 'zod';

/** What our backend says to a write that it carried out (provider §7). */
export const AcknowledgementAnswer = z.object({ success: z.literal(true), message: z.string() });

/** A write is done unless the host says `success: false`; an empty or foreign body is fine. */
export const Acknowledgement = z
  .unknown()
  .refine((answer) => (answer as { success?: unknown } | null)?.success !== false);

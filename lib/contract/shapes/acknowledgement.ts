import { z } from 'zod';

/** What our backend says to a write that it carried out (PC-046, PC-048, PC-049). */
export const AcknowledgementAnswer = z.object({ success: z.literal(true), message: z.string() });
export type AcknowledgementAnswer = z.infer<typeof AcknowledgementAnswer>;

/** A write is done unless the host says `success: false`; an empty or foreign body is fine. */
export const Acknowledgement = z
  .unknown()
  .refine((answer) => (answer as { success?: unknown } | null)?.success !== false)
  .transform(() => null);

/** A write of which only the status counts; the answer's body is not used (PC-020, PC-022). */
export const StatusOnly = z.unknown().transform(() => null);

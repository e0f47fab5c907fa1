import 'server-only';
import { z } from 'zod';
import { readableList, WireInstant, WireText } from './spellings';

const RefusedWith = z
  .union([z.string(), z.looseObject({ message: z.string() }).transform(({ message }) => message)])
  .optional()
  .catch(undefined);

/** If a slot was lost, the refusal has the nearest free starts. */
export const Refusal = z
  .looseObject({
    code: z.string().optional().catch(undefined),
    message: WireText,
    error: RefusedWith,
    nearestStarts: readableList(WireInstant),
  })
  .transform((wire) => ({
    code: wire.code ?? null,
    message: wire.message || wire.error?.trim() || null,
    nearestStarts: wire.nearestStarts.slice(0, 3),
    /** This comes from a header of the answer. */
    retryAfterSeconds: null as number | null,
  }));
export type Refusal = z.infer<typeof Refusal>;

import type { z } from 'zod';
import { ServicePayload } from './service-payload';

/**
 * What the service form sends. The favourite flag is not the form's to say; `userId` is whom the
 * form was opened for, and has to be the session's user still.
 */
export const ServiceForm = ServicePayload.omit({ isCommunityFavorite: true });
export type ServiceForm = z.infer<typeof ServiceForm>;

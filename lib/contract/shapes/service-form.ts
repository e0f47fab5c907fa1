import type { z } from 'zod';
import { ListingPayload } from './listing-payload';

/**
 * What the service form sends. The favourite flag is not the form's to say; `userId` is whom the
 * form was opened for, and has to be the session's user still.
 */
export const ServiceForm = ListingPayload.omit({ isCommunityFavorite: true });
export type ServiceForm = z.infer<typeof ServiceForm>;

import { z } from 'zod';
import type { Endpoint } from '@/lib/shared/contract/endpoint';

/** The names of the fields that a row's body has on the wire; none for a row without a body. */
export function wireFieldsOf({ body }: Pick<Endpoint, 'body'>): string[] {
  return body ? Object.keys(z.toJSONSchema(body, { io: 'input' }).properties ?? {}) : [];
}

import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call, described once: who sends it, who serves it and `docs/openapi.json` all read this row.
 *
 * `answer` is the spelling our own backend sends; `read` takes every spelling the specification
 * documents (bare, in `data`, in an array; snake and camel case; ids as numbers or texts) and
 * gives our own shape.
 */
export interface Endpoint {
  method: Method;
  /** The path below the base address, with `{name}` for each parameter. */
  path: string;
  summary: string;
  /** The requirements and rulings that say it, or `extension` where only our backend has it. */
  source: string;
  /** Who answers it, where that is not {host} itself: a service with an address of its own. */
  server?: 'network' | 'news';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The status of success; 200 unless said. */
  status?: number;
  answer: z.ZodType;
  read: z.ZodType;
  /** A 2xx answer without a JSON body is fine too, and is read as null. */
  bodyOptional?: boolean;
}

/** Keeps a row's literal types. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row;
}

type PartOf<
  E extends Endpoint,
  Key extends 'params' | 'query' | 'body',
  Side extends 'in' | 'out',
> = E[Key] extends z.ZodType
  ? { [K in Key]: Side extends 'in' ? z.input<E[Key]> : z.output<E[Key]> }
  : unknown;

/** What a caller passes for a row: its params, query and body, as far as it has them. */
export type CallInput<E extends Endpoint> = PartOf<E, 'params', 'in'> &
  PartOf<E, 'query', 'in'> &
  PartOf<E, 'body', 'in'>;

/** What a server of the row receives after parsing. */
export type ServeInput<E extends Endpoint> = PartOf<E, 'params', 'out'> &
  PartOf<E, 'query', 'out'> &
  PartOf<E, 'body', 'out'>;

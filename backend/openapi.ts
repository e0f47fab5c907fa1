import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/rows/endpoint';
import { ERROR_STATUS } from '@/lib/errors';

type Json = Record<string, unknown>;

function schemaOf(type: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, target: 'draft-2020-12' });
  return schema;
}

function parametersOf(place: 'path' | 'query', fields: z.ZodObject | undefined): Json[] {
  if (!fields) return [];
  return Object.entries(fields.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'input'),
  }));
}

const refusal = {
  description: 'Refused; the message says what to do.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** Any of several; not `oneOf`, because an empty list fits them all. */
function anyOf(schemas: readonly Json[]): Json {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only] = distinct;
  return distinct.length === 1 && only ? only : { anyOf: distinct };
}

function sharedParameters(rows: readonly Endpoint[]): Json[] {
  const lists = rows.map((row) => [
    ...parametersOf('path', row.params),
    ...parametersOf('query', row.query),
  ]);
  const named = new Map(lists.flat().map((parameter) => [parameter.name, parameter]));
  return [...named.values()].map((parameter) => ({
    ...parameter,
    // What only one of the rows knows is optional in the operation of both.
    required: lists.every((list) =>
      list.some(({ name, required }) => name === parameter.name && required),
    ),
  }));
}

/** Rows that share a method and a path are told apart by their queries: one operation for all. */
function operationOf(named: readonly (readonly [string, Endpoint])[]): Json {
  const rows = named.map(([, row]) => row);
  const parameters = sharedParameters(rows);
  const bodies = rows.flatMap(({ body }) => (body ? [schemaOf(body, 'input')] : []));
  const answers = rows.map(({ answer }) => schemaOf(answer, 'output'));
  return {
    operationId: named.map(([name]) => name).join('_or_'),
    summary: rows.map(({ summary }) => summary).join(' Or: '),
    description: `Source: ${rows.map(({ source }) => source).join('; ')}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(bodies.length > 0 && { requestBody: { required: true, ...json(anyOf(bodies)) } }),
    responses: {
      [rows[0]?.status ?? 200]: { description: 'Done.', ...json(anyOf(answers)) },
      default: refusal,
    },
  };
}

/** A table of calls as an OpenAPI 3.1 document. */
export function toOpenApi(title: string, table: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const { path, method } of Object.values(table)) {
    const rows = Object.entries(table).filter(
      ([, row]) => row.path === path && row.method === method,
    );
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operationOf(rows) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'code', 'message'],
          properties: {
            success: { const: false },
            code: { enum: Object.keys(ERROR_STATUS) },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            nearestStarts: {
              type: 'array',
              items: { type: 'string', format: 'date-time' },
              description: 'For `slot_taken`: free starts at which the visit fits, nearest first.',
            },
          },
        },
      },
    },
  };
}

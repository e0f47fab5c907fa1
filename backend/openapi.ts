import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
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

/** Rows that share a method and a path are told apart by their queries: one operation for all. */
function operationOf(rows: readonly (readonly [string, Endpoint])[]): Json {
  const parameters = rows.map(([, row]) => [
    ...parametersOf('path', row.params),
    ...parametersOf('query', row.query),
  ]);
  const shared = new Map(parameters.flat().map((parameter) => [parameter.name, parameter]));
  for (const [name, parameter] of shared) {
    const isInAll = parameters.every((list) => list.some((one) => one.name === name));
    if (!isInAll) shared.set(name, { ...parameter, required: false });
  }
  const bodies = rows.flatMap(([, { body }]) => (body ? [schemaOf(body, 'input')] : []));
  const responses: Json = {};
  for (const status of new Set(rows.map(([, row]) => row.status ?? 200))) {
    const answers = rows
      .filter(([, row]) => (row.status ?? 200) === status)
      .map(([, row]) => schemaOf(row.answer, 'output'));
    responses[status] = { description: 'Done.', ...json(oneOf(answers)) };
  }
  return {
    operationId: rows.map(([name]) => name).join('_or_'),
    summary: rows.map(([, row]) => row.summary).join(' Or: '),
    description: `Source: ${rows.map(([, row]) => row.source).join('; ')}.`,
    ...(shared.size > 0 && { parameters: [...shared.values()] }),
    ...(bodies.length > 0 && { requestBody: { required: true, ...json(oneOf(bodies)) } }),
    responses: { ...responses, default: refusal },
  };
}

function oneOf(schemas: readonly Json[]): Json {
  const [only, ...others] = schemas;
  return only && others.length === 0 ? only : { oneOf: schemas };
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

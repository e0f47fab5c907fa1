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

function operationOf(name: string, row: Endpoint): Json {
  const parameters = [...parametersOf('path', row.params), ...parametersOf('query', row.query)];
  return {
    operationId: name,
    summary: row.summary,
    description: `Source: ${row.source}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(row.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(row.body, 'input') } },
      },
    }),
    responses: {
      [row.status ?? 200]: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(row.answer, 'output') } },
      },
      default: refusal,
    },
  };
}

/** A table of calls as an OpenAPI 3.1 document. */
export function toOpenApi(title: string, table: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(table)) {
    const path = `/${row.path}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row) };
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

import { z } from 'zod';
import { type Endpoint, refusalsOf } from '@/lib/shared/contract/endpoint';
import { type Fields, wireFields } from '@/lib/shared/contract/wire';
import { REFUSAL_SCHEMA, refusalComponents, refusalResponses } from './openapi-refusals';

type Json = Record<string, unknown>;

function schemaOf(type: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    // For a codec, the form on the wire is documented.
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodCodec) || io === 'input') return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, schemaOf(zodSchema.in, io));
    },
  });
  return schema;
}

function parametersOf(place: 'path' | 'query', fields: Fields | undefined): Json[] {
  if (!fields) return [];
  return Object.entries(wireFields(fields).shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'input'),
  }));
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** This is not `oneOf`, because an empty list would match several schemas. */
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
    required: lists.every((list) =>
      list.some(({ name, required }) => name === parameter.name && required),
    ),
  }));
}

const SERVERS = {
  host: serverOf('BACKEND_URL', 'The base address of the backend.'),
  network: serverOf('NETWORK_URL', 'The network service; the same backend unless set.'),
  news: serverOf('NEWS_URL', 'The news service; the same backend unless set.'),
};

function serverOf(variable: string, description: string): Json {
  return {
    url: `{${variable}}`,
    description,
    variables: { [variable]: { default: 'http://127.0.0.1:4000' } },
  };
}

type Named = readonly [name: string, row: Endpoint];
type Operation = readonly [Named, ...Named[]];

const codesOf = (operation: Operation) => operation.flatMap(([, row]) => refusalsOf(row));

const sourceOf = ({ documented, since }: Endpoint) => documented ?? `our backend, since ${since}`;

function toOperation(named: Operation): Json {
  const rows = named.map(([, row]) => row);
  const [, row] = named[0];
  const parameters = sharedParameters(rows);
  const bodies = rows.flatMap(({ body }) => (body ? [schemaOf(body, 'input')] : []));
  const answers = rows.map(({ answer }) => schemaOf(answer, 'output'));
  return {
    operationId: named.map(([name]) => name).join('_or_'),
    summary: rows.map(({ summary }) => summary).join(' Or: '),
    description: `Source: ${rows.map(sourceOf).join('; ')}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(bodies.length > 0 && { requestBody: { required: true, ...json(anyOf(bodies)) } }),
    responses: {
      [row.status ?? 200]: { description: 'Done.', ...json(anyOf(answers)) },
      ...refusalResponses(codesOf(named)),
    },
    ...(row.server && { servers: [SERVERS[row.server]] }),
  };
}

function operationsOf(table: Readonly<Record<string, Endpoint>>): Operation[] {
  const operations = new Map<string, Operation>();
  for (const named of Object.entries(table)) {
    const [, { method, path }] = named;
    const known = operations.get(`${method} ${path}`);
    operations.set(`${method} ${path}`, known ? [...known, named] : [named]);
  }
  return [...operations.values()];
}

function pathsOf(operations: readonly Operation[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const [, { path, method }] = operation[0];
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: toOperation(operation) };
  }
  return paths;
}

export function toOpenApi(title: string, table: Readonly<Record<string, Endpoint>>): Json {
  const operations = operationsOf(table);
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      license: { name: 'Unlicensed: all rights reserved', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [SERVERS.host],
    security: [{ token: [] }],
    paths: pathsOf(operations),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: refusalComponents(operations.map(codesOf)),
      schemas: { Refusal: REFUSAL_SCHEMA },
    },
  };
}

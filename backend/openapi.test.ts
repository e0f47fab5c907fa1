import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { host } from '@/lib/shared/contract/host';
import { toOpenApi } from './openapi';

const document = toOpenApi('Settln backend', host);

describe('docs/openapi.json', () => {
  test('passes the recommended rules of Redocly without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('says by status which codes a call may be refused with', () => {
    const post = (code: string) => ({ $ref: `#/components/responses/${code}` });
    expect(document).toMatchObject({
      paths: {
        '/providerCalendar/bookings': {
          post: { responses: { 409: post('slot_taken'), 422: post('invalid_or_key_reused') } },
        },
      },
      components: {
        responses: {
          invalid_or_key_reused: {
            content: {
              'application/json': {
                schema: {
                  allOf: [{}, { properties: { code: { enum: ['invalid', 'key_reused'] } } }],
                },
              },
            },
          },
        },
      },
    });
  });

  test('names every call once', () => {
    const ids = JSON.stringify(document).match(/(?<="operationId":")\w+/g) ?? [];
    expect(ids.flatMap((id) => id.split('_or_')).sort()).toEqual(Object.keys(host).sort());
  });

  test('describes rows of one method and path, told apart by their queries, as one', () => {
    const row = {
      method: 'GET',
      path: 'things',
      summary: 'S',
      documented: 'T',
      read: z.unknown(),
    } as const;
    const both = toOpenApi('Two', {
      byOwner: {
        ...row,
        query: z.object({ owner: z.string(), page: z.string() }),
        answer: z.string(),
      },
      byId: { ...row, query: z.object({ id: z.string(), page: z.string() }), answer: z.number() },
    });
    expect(both).toMatchObject({
      paths: {
        '/things': {
          get: {
            operationId: 'byOwner_or_byId',
            parameters: [
              { name: 'owner', required: false },
              { name: 'page', required: true },
              { name: 'id', required: false },
            ],
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: { anyOf: [{ type: 'string' }, { type: 'number' }] },
                  },
                },
              },
            },
          },
        },
      },
    });
  });

  test('says which parameters may be left out', () => {
    expect(document).toMatchObject({
      paths: {
        '/publicServiceProviders': {
          get: {
            parameters: [
              { name: 'hostCountry', in: 'query', required: true },
              { name: 'offset', required: false },
              { name: 'limit', required: false },
            ],
          },
        },
      },
    });
  });
});

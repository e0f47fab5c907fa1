import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { host } from '@/lib/contract/host';
import { toOpenApi } from './openapi';

const document = toOpenApi('Settln backend', host);

describe('docs/openapi.json', () => {
  test('is what the contract says now; if not, run `npm run openapi`', async () => {
    const file = new URL('../docs/openapi.json', import.meta.url);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('names every call once', () => {
    const operations = JSON.stringify(document).match(/(?<="operationId":")\w+/g) ?? [];
    expect([...operations].sort()).toEqual(Object.keys(host).sort());
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

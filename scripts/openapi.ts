import { writeFile } from 'node:fs/promises';
import { host } from '@/lib/contract/host';
import { toOpenApi } from '@/lib/contract/openapi';

// Writes docs/openapi.json anew: `npm run openapi`. A test says when that is needed.
const document = toOpenApi('Settln backend', host);
const file = new URL('../docs/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);

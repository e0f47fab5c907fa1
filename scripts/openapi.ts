import { writeFile } from 'node:fs/promises';
import { toOpenApi } from '@/backend/openapi';
import { host } from '@/lib/shared/contract/host';

const document = toOpenApi('Settln backend', host);
const file = new URL('../docs/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);

import { expect, it, vi } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { presignUpload } from './presign';

it('signs an upload for the region that the storage names', async () => {
  stubWebEnv('http://host.test');
  vi.stubEnv('S3_REGION', 'eu-south-1');
  const upload = { key: 'services/a.png', contentType: 'image/png', contentLength: 1 };
  const url = new URL((await presignUpload(upload)).uploadUrl);
  expect(url.searchParams.get('X-Amz-Credential')).toMatch(/\/eu-south-1\/s3\/aws4_request$/);
});

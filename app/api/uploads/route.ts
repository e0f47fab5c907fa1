import { api } from '@/lib/contract/api';
import { signedIn } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { enforceUploadLimits } from '@/lib/limits/refusal';
import { createUpload } from '@/lib/storage/presign';

export const POST = handle(api.createUpload, signedIn, async ({ body, grant }) => {
  await enforceUploadLimits(grant.user.id, body.contentLength);
  return createUpload(body, grant.user.id);
});

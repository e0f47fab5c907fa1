import { api } from '@/lib/contract/api';
import { signedIn } from '@/lib/http/access';
import { admitUpload } from '@/lib/http/admit-upload';
import { handle } from '@/lib/http/handle';
import { createUpload } from '@/lib/storage/create-upload';

export const POST = handle(api.createUpload, signedIn, async ({ body, grant }) => {
  await admitUpload(grant.user.id, body.contentLength);
  return createUpload(body, grant.user.id);
});

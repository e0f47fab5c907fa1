import { api } from '@/lib/contract/api';
import { signedIn } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { admitUpload } from '@/lib/http/upload-quota';
import { createUpload } from '@/lib/storage/create-upload';

export const POST = handle(api.createUpload, signedIn, ({ body, grant }) => {
  admitUpload(grant.user.id, body.contentLength, Date.now());
  return createUpload(body, grant.user.id);
});

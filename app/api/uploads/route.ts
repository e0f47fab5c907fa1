import { api } from '@/lib/contract/api';
import { signedIn } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { createUpload } from '@/lib/storage/create-upload';

export const POST = handle(api.createUpload, signedIn, ({ body, grant }) =>
  createUpload(body, grant.user.id),
);

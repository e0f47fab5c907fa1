import { handle } from '@/lib/server/http/handle';
import { readStoredPicture } from '@/lib/server/storage/read-stored-picture';
import { api } from '@/lib/shared/contract/api';

export const GET = handle(api.readLogo, ({ grant }) =>
  readStoredPicture(grant.service.profileImageUrl),
);

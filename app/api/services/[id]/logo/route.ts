import { api } from '@/lib/contract/api';
import { handle } from '@/lib/http/handle';
import { readStoredPicture } from '@/lib/storage/read-stored-picture';

export const GET = handle(api.readLogo, ({ grant }) =>
  readStoredPicture(grant.service.profileImageUrl),
);

import { api } from '@/lib/contract/api';
import { ownerOfService } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { readStoredPicture } from '@/lib/storage/read-stored-picture';

export const GET = handle(api.readLogo, ownerOfService, ({ grant }) =>
  readStoredPicture(grant.service.profileImageUrl),
);

import { api } from '@/lib/contract/api';
import { chooseShortAddress } from '@/lib/host/short-addresses';
import { ownerOfService } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const PUT = handle(api.chooseShortAddress, ownerOfService, ({ body, grant }) =>
  chooseShortAddress(grant.service.id, body.address),
);

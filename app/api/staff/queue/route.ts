import { api } from '@/lib/contract/api';
import { listQueue } from '@/lib/host/staff/room';
import { watchingStaff } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.staffQueue, watchingStaff, ({ query, grant }) =>
  listQueue(grant.staff, query),
);

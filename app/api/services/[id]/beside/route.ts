import { api } from '@/lib/contract/api';
import { findBeside } from '@/lib/host/beside';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readBeside, anyone, async ({ params }) => ({
  ...(await findBeside(params.id)),
  now: Date.now(),
}));

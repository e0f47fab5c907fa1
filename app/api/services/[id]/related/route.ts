import { api } from '@/lib/contract/api';
import { findRelated } from '@/lib/host/related';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readRelated, anyone, async ({ params }) => ({
  ...(await findRelated(params.id)),
  now: Date.now(),
}));

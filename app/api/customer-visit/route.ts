import { api } from '@/lib/contract/api';
import { findCustomerVisit } from '@/lib/host/calendar/customer-link';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.findCustomerVisit, anyone, async ({ body }) => ({
  visit: await findCustomerVisit(body.token),
}));

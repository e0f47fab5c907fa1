import { api } from '@/lib/contract/api';
import { findAccount, registerUser } from '@/lib/host/accounts';
import { signedIn } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { requestLanguage } from '@/lib/http/request-language';

export const POST = handle(api.registerAccount, signedIn, async ({ grant, body, request }) => {
  await registerUser(grant.user, body, Date.now(), requestLanguage(request));
  return { registered: true as const };
});

export const GET = handle(api.findOwnAccount, signedIn, async ({ grant }) => ({
  isRegistered: (await findAccount(grant.user.id)) !== null,
}));

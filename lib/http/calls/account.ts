import 'server-only';
import { api } from '@/lib/contract/api';
import { registerUser } from '@/lib/host/accounts';
import { handle } from '@/lib/http/handle';
import { requestLanguage } from '@/lib/http/request-language';
import { enforceUploadLimits } from '@/lib/limits/refusal';
import { createUpload } from '@/lib/storage/presign';

export const accountCalls = {
  registerAccount: handle(api.registerAccount, async ({ grant, body, request }) => {
    await registerUser(grant.user, body, Date.now(), requestLanguage(request));
    return { registered: true as const };
  }),
  createUpload: handle(api.createUpload, async ({ body, grant }) => {
    await enforceUploadLimits(grant.user.id, body.contentLength);
    return createUpload(body, grant.user.id);
  }),
};

import 'server-only';
import { registerUser } from '@/lib/server/host/accounts';
import { handle } from '@/lib/server/http/handle';
import { requestLanguage } from '@/lib/server/http/request-language';
import { enforceUploadLimits } from '@/lib/server/limits/refusal';
import { createUpload } from '@/lib/server/storage/presign';
import { api } from '@/lib/shared/contract/api';

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

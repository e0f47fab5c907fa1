import 'server-only';
import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt';
import { env } from '@/lib/server/env';
import { secretsIn } from '@/lib/shared/process/secrets';

/** Under whichever secret of ours it was made; throws if under none, or if it is over. */
export async function decodeToken(about: Omit<JWTDecodeParams, 'secret'>): Promise<JWT | null> {
  let failure: unknown;
  for (const secret of secretsIn(env().NEXTAUTH_SECRET)) {
    try {
      return await decode({ ...about, secret });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

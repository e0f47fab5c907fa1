import 'server-only';
import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt';
import { env } from '@/lib/server/env';
import { secretsIn } from '@/lib/shared/process/secrets';

/**
 * Decodes a token that was made under any of our secrets. Throws if it was made under none of them,
 * or has expired.
 */
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

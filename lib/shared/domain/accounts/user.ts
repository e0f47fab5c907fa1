/**
 * `id` is Google's subject or another issuer's (`lib/server/auth/providers.ts`). The other fields
 * are "" if the issuer does not say them.
 */
export interface User {
  id: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
}

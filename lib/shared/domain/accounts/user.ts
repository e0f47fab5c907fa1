/** `id` is Google's subject or another issuer's (`lib/server/auth/providers.ts`); the rest "" if it says nothing. */
export interface User {
  id: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
}

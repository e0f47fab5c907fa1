/** `id` is the Google subject. The rest is what Google said, "" if nothing. */
export interface User {
  id: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
}

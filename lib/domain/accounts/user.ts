/** `id` is Google's subject; the rest "" if Google says nothing. */
export interface User {
  id: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
}

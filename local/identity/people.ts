import { subjectOf } from '../demo/shapes/subject';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Keeps people by their subject, for the life of the process. */
export function createPeople() {
  const known = new Map<string, Person>();
  return {
    add(person: Person): string {
      const sub = subjectOf(person.email);
      known.set(sub, person);
      return sub;
    },
    find: (sub: string) => known.get(sub),
  };
}
export type People = ReturnType<typeof createPeople>;

/** The claims about a person, named as Google names them. */
export function toClaims(sub: string, { email, firstName, lastName }: Person) {
  return {
    sub,
    email: email.trim().toLowerCase(),
    email_verified: true,
    name: [firstName, lastName].filter(Boolean).join(' '),
    given_name: firstName,
    ...(lastName && { family_name: lastName }),
  };
}

const LONGEST = { name: 160, email: 254 };

/** Null for an unusable name or address. */
export function toPerson(name: string, email: string): Person | null {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const address = email.trim();
  const isUsable = firstName !== '' && /^[^\s@]+@[^\s@]+$/.test(address);
  if (!isUsable || name.length > LONGEST.name || address.length > LONGEST.email) return null;
  return { email: address, firstName, lastName: rest.join(' ') };
}

import { subjectOf } from '@/local/demo/shapes/subject';
import { DEMO_STAFF } from '@/local/identity/demo-staff.mjs';
import { askBackend, type Product, postToBackend } from './product';
import { newPerson, type Person } from './sign-in';

export const ROSA: Person = { name: 'Rosa Camilleri', email: DEMO_STAFF };

/** A sign-in of somebody of the staff, as the site tells the backend of it. */
export async function signInStaff(product: Product, { name, email }: Person): Promise<string> {
  const signIn = `e2e-${crypto.randomUUID()}`;
  await postToBackend(product, '/staff/visits', {
    userId: subjectOf(email),
    signIn,
    signedInAt: new Date().toISOString(),
    email,
    isEmailVerified: true,
    name,
  });
  return signIn;
}

/** Somebody of the staff for one test alone: what one decides may be taken back by oneself only. */
export async function letIn(product: Product, name: string, role = 'moderator'): Promise<Person> {
  const signIn = await signInStaff(product, ROSA);
  const person = { name, email: newPerson().email };
  const body = { signIn, change: 'add', email: person.email, role };
  await postToBackend(product, '/staff/people', body);
  return person;
}

/** Refuses a service that waits for review, and returns the token by which its owner appeals. */
export async function refuse(
  product: Product,
  { id, owner }: { id: string; owner: Person },
): Promise<string> {
  const about = { signIn: await signInStaff(product, ROSA), kind: 'service', id };
  const found = await askBackend(product, `/staff/items?${new URLSearchParams(about)}`);
  const { version } = (await found.json()).item;
  const verdict = { action: 'refuse', reasonId: 'untrue', text: 'There is no such street.' };
  await postToBackend(product, '/staff/decisions', { ...about, version, ...verdict });
  const asked = new URLSearchParams({ userId: subjectOf(owner.email), hostCountry: 'MT' });
  const told = await askBackend(product, `/appeals/statements?${asked}`);
  return (await told.json()).statements[0].token;
}

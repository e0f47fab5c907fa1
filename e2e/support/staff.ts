import { subjectOf } from '@/local/demo/shapes/subject';
import { DEMO_STAFF } from '@/local/identity/demo-staff.mjs';
import { type Product, postToBackend } from './product';
import { newPerson, type Person } from './sign-in';

export const ROSA: Person = { name: 'Rosa Camilleri', email: DEMO_STAFF };

/** Somebody of the staff for one test alone: what one decides may be taken back by oneself only. */
export async function letIn(product: Product, name: string, role = 'moderator'): Promise<Person> {
  const signIn = `e2e-${crypto.randomUUID()}`;
  const person = { name, email: newPerson().email };
  await postToBackend(product, '/staff/visits', {
    userId: subjectOf(ROSA.email),
    signIn,
    signedInAt: new Date().toISOString(),
    email: ROSA.email,
    isEmailVerified: true,
    name: ROSA.name,
  });
  const body = { signIn, change: 'add', email: person.email, role };
  await postToBackend(product, '/staff/people', body);
  return person;
}

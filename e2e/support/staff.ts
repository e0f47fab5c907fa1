import type { Page } from 'playwright/test';
import { subjectOf } from '@/local/demo/shapes/subject';
import { DEMO_STAFF } from '@/local/identity/demo-staff.mjs';
import { query } from './own-review';
import { createOwnService } from './own-service';
import { askBackend, type Product, postToBackend } from './product';
import { addSession, newPerson, type Person, signInAs } from './sign-in';

export const ROSA: Person = { name: 'Rosa Camilleri', email: DEMO_STAFF };

/**
 * Signs a member of the staff in at the backend, as the site does. Returns the id of the session.
 */
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

/** A member of the staff for one test alone, since only they can take back their decisions. */
export async function letIn(product: Product, name: string, role = 'moderator'): Promise<Person> {
  const signIn = await signInStaff(product, ROSA);
  const person = { name, email: newPerson().email };
  const body = { signIn, change: 'add', email: person.email, role };
  await postToBackend(product, '/staff/people', body);
  return person;
}

/** Opens the staff's room with a session that has just begun. */
export async function visitStaffRoom(page: Page, product: Product, person: Person) {
  await signInStaff(product, person);
  await addSession(page, product, product.siteUrl, person);
  await page.goto('/staff');
}

/** Signs in on the portal's page, and opens the staff's room. */
export async function enterStaffRoom(page: Page, person: Person) {
  await page.goto('/settln-providers');
  await signInAs(page, person);
  await page.goto('/staff');
}

interface Subject {
  kind: string;
  id: string;
}

export async function decideAbout(
  product: Product,
  signIn: string,
  { kind, id }: Subject,
  verdict: object,
): Promise<{ decisionId: number }> {
  const about = { signIn, kind, id };
  const found = await askBackend(product, `/staff/items?${new URLSearchParams(about)}`);
  const { version } = (await found.json()).item;
  const decided = await postToBackend(product, '/staff/decisions', {
    ...about,
    version,
    ...verdict,
  });
  if (decided.outcome !== 'decided') throw new Error(`${kind} ${id}: ${decided.outcome}`);
  return decided;
}

/** Decides as Rosa, as if the minute were over in which a decision can be taken back. */
async function judge(product: Product, subject: Subject, verdict: object): Promise<void> {
  const signIn = await signInStaff(product, ROSA);
  const { decisionId } = await decideAbout(product, signIn, subject, verdict);
  const due = 'UPDATE messages SET due_at = now() WHERE staff_decision_id = $1';
  await query(product, due, [decisionId]);
}

/** Lets the public see a service or an event. */
export const approve = (product: Product, id: string, kind = 'service') =>
  judge(product, { kind, id }, { action: 'approve' });

/** Refuses a service or an event that waits; its owner reads the text. */
export const refuse = (
  product: Product,
  id: string,
  { text = 'There is no such street.', kind = 'service' } = {},
) => judge(product, { kind, id }, { action: 'refuse', reasonId: 'untrue', text });

/** The number of what waits first of a kind with these words in its name. */
export async function waitingId(
  product: Product,
  signIn: string,
  { kind, q }: { kind: string; q: string },
): Promise<string> {
  const asked = new URLSearchParams({ signIn, kind, q });
  const { items } = await (await askBackend(product, `/staff/queue?${asked}`)).json();
  return String(items[0]?.id);
}

/** Decides about what waits with these words in its name. */
export async function decide(
  product: Product,
  signIn: string,
  waiting: { kind: string; q: string },
  verdict: object,
) {
  const id = await waitingId(product, signIn, waiting);
  return decideAbout(product, signIn, { kind: waiting.kind, id }, verdict);
}

/** The minute in which a decision can be taken back is over. */
export const sendVerdicts = (product: Product, accountId: string) =>
  query(product, 'UPDATE messages SET due_at = now() WHERE account_id = $1 AND sent_at IS NULL', [
    accountId,
  ]);

/** The same for the sender of a notice with this address. */
export const sendAnswers = (product: Product, email: string) =>
  query(
    product,
    `UPDATE messages m SET due_at = now() FROM reports r
     WHERE r.id = m.notice_id AND r.email = $1 AND m.sent_at IS NULL`,
    [email],
  );

/** By which an owner appeals against the latest decision. */
export async function appealTokenOf(product: Product, owner: Person): Promise<string> {
  const asked = new URLSearchParams({ userId: subjectOf(owner.email), hostCountry: 'MT' });
  const told = await askBackend(product, `/appeals/statements?${asked}`);
  return (await told.json()).statements[0].token;
}

/** A public service with a name of its own, and two of the staff. */
export async function openCase(product: Product) {
  const name = `Kitchen ${crypto.randomUUID().slice(0, 8)}`;
  const own = await createOwnService(product, { name });
  await approve(product, own.id);
  const first = await signInStaff(product, ROSA);
  const second = await signInStaff(product, await letIn(product, 'Kwame'));
  return { name, own, first, second };
}

import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { redirect } from 'next/navigation';
import { expect, test, vi } from 'vitest';
import { failureOf } from './use-posted-form';
import { follow } from './use-posting';

test('a connection that breaks off leaves open whether it was sent', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toBe('unsettled');
});

test('a form that the server does not know was not sent', () => {
  const unknown = new UnrecognizedActionError('Server Action "x" was not found on the server.');
  expect(failureOf(unknown)).toBe('failed');
});

test('an answer that leads to another page is followed', async () => {
  const led = await (async () => redirect('/review/t'))().catch((error: unknown) => error);
  const onRedirect = vi.fn();
  expect(() => follow(led, onRedirect)).toThrow('NEXT_REDIRECT');
  expect(onRedirect).toHaveBeenCalledOnce();
  follow(new TypeError('Failed to fetch'), onRedirect);
  expect(onRedirect).toHaveBeenCalledOnce();
});

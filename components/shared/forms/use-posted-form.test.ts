import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { redirect } from 'next/navigation';
import { expect, test } from 'vitest';
import { post } from './use-posted-form';

const STATE = { typed: null, problems: {}, failure: null, submits: 2 };

test('a connection that breaks off leaves open whether it was sent', async () => {
  const broken = async () => {
    throw new TypeError('Failed to fetch');
  };
  const answered = await post<object & { failure: unknown }>(broken, STATE, new FormData());
  expect(answered).toEqual({ ...STATE, failure: 'unsettled' });
});

test('a form that the server does not know was not sent', async () => {
  const unknown = async () => {
    throw new UnrecognizedActionError('Server Action "x" was not found on the server.');
  };
  const answered = await post<object & { failure: unknown }>(unknown, STATE, new FormData());
  expect(answered).toEqual({ ...STATE, failure: 'failed' });
});

test('an answer that leads to another page is followed', async () => {
  const led = async () => redirect('/review/t');
  await expect(post(led, STATE, new FormData())).rejects.toThrow('NEXT_REDIRECT');
});

import { expect, it } from 'vitest';
import { mailtoHref } from './mailto';

it('keeps every character of subject and body, and adds no fields', () => {
  const body = 'Me & you, 1+1\nBcc: x@y.test?\n&bcc=x@y.test ċ';
  const href = mailtoHref('support@settln.example', { subject: 'A b', body });
  const { protocol, pathname, searchParams } = new URL(href);
  expect([protocol, pathname]).toEqual(['mailto:', 'support@settln.example']);
  expect([...searchParams]).toEqual([
    ['subject', 'A b'],
    ['body', body],
  ]);
  expect(href).not.toContain('+');
});

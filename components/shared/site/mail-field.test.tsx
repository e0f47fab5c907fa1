import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailField } from './mail-field';

function show(typed: string): string {
  return renderToStaticMarkup(<MailField id="mail" label="Email" defaultValue={typed} />);
}

test('asks about a domain that nearly is a known one, and bars nothing', () => {
  const html = show('ann@gmial.com');
  expect(html).toContain('Did you mean');
  expect(html).toContain('>ann@gmail.com</bdi>');
  expect(html).not.toContain('aria-invalid');
});

test('says nothing of another', () => {
  expect(show('ann@gmail.com')).not.toContain('Did you mean');
  expect(show('')).not.toContain('Did you mean');
});

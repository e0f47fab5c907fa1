import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Customer } from '@/lib/shared/contract/customers';
import { CustomerContact } from './customer-contact';

test.each([
  ['Ada', 'Hello Ada!'],
  ['none', 'Hello none!'],
  ['', 'Hello!'],
])('a message to "%s" begins with "%s"', (name, greeting) => {
  const customer = { id: 1, name, phone: '+35699000000', email: '' } as Customer;
  const html = renderToStaticMarkup(<CustomerContact customer={customer} />);
  expect(html).toContain(`https://wa.me/35699000000?text=${encodeURIComponent(greeting)}"`);
});

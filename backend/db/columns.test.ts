import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';
import { services } from './schema';

describe('columnsOf', () => {
  it('takes the values of columns, an empty text as null where the column allows it', () => {
    const values = { name: '', whatsappNumber: '', websiteUrl: 'https://a.example', categoryId: 2 };
    expect(columnsOf(services, values)).toEqual({ ...values, whatsappNumber: null });
  });

  it('does not compile with a key that no column takes', () => {
    // @ts-expect-error: services have no such column.
    columnsOf(services, { name: 'Selam', favouriteColour: 'green' });
  });
});

import { expect, it } from 'vitest';
import { operatorFrom } from './operator';

it('says nothing of what is not configured', () => {
  const known = Object.values(operatorFrom({ name: '  ', languages: '' }));
  expect(known).toEqual([null, null, null, null, null]);
});

it('names what is', () => {
  const authorities = 'dsa@settln.example';
  const operator = operatorFrom({ name: ' Settln Ltd ', authorities });
  expect(operator).toMatchObject({ name: 'Settln Ltd', authorities, address: null });
});

it('builds no page with an address that nobody can write to', () => {
  expect(() => operatorFrom({ authorities: 'ask us' })).toThrow('OPERATOR_AUTHORITIES_EMAIL');
});

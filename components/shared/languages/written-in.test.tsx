import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Group } from '@/lib/texts/texts';
import { WrittenIn } from './written-in';

vi.mock('@/lib/texts/use-texts', async () => {
  const { textsFor } = await import('@/lib/texts/catalogue');
  return { useTexts: (group: Group) => textsFor('pt-BR', group) };
});

test('a text in Portuguese is in the language of the Brazilian pages, one in Spanish is not', () => {
  expect(renderToStaticMarkup(<WrittenIn language="pt" />)).toBe('');
  expect(renderToStaticMarkup(<WrittenIn language="" />)).toBe('');
  expect(renderToStaticMarkup(<WrittenIn language="es" />)).toContain('espanhol');
});

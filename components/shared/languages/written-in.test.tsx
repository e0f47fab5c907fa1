import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Group } from '@/lib/shared/texts/texts';
import { WrittenIn } from './written-in';

vi.mock('@/lib/shared/texts/use-texts', async () => {
  const { textsFor } = await import('@/lib/shared/texts/catalogue');
  return { useTexts: (group: Group) => textsFor('pt-BR', group) };
});

test('a text in Portuguese is in the language of the Brazilian pages, one in Spanish is not', () => {
  expect(renderToStaticMarkup(<WrittenIn language="pt" />)).toBe('');
  expect(renderToStaticMarkup(<WrittenIn language="" />)).toBe('');
  expect(renderToStaticMarkup(<WrittenIn language="es" />)).toContain('espanhol');
});

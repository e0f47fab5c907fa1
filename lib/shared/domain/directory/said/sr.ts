import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';
import words from './sr.json';
import type { SaidWords } from './words';

/** People type both alphabets. */
export const SERBIAN_IN_CYRILLIC: SaidWords = JSON.parse(JSON.stringify(words), (_key, value) =>
  typeof value === 'string' ? serbianCyrillic(value) : value,
);

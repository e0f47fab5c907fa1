import { ARABIC } from './ar';
import { ENGLISH } from './en';
import { SPANISH } from './es';
import { FILIPINO } from './fil';
import { FRENCH } from './fr';
import { HINDI } from './hi';
import { ITALIAN } from './it';
import { MALTESE } from './mt';
import { NEPALI } from './ne';
import { PORTUGUESE } from './pt-BR';
import { SERBIAN, SERBIAN_IN_CYRILLIC } from './sr';
import { UKRAINIAN } from './uk';
import type { SaidWords } from './words';

/** All are understood in every question, as nobody says in which language it is. */
export const SAID_LANGUAGES: readonly SaidWords[] = [
  ENGLISH,
  MALTESE,
  ITALIAN,
  SPANISH,
  FRENCH,
  PORTUGUESE,
  ARABIC,
  SERBIAN,
  SERBIAN_IN_CYRILLIC,
  HINDI,
  FILIPINO,
  NEPALI,
  UKRAINIAN,
];

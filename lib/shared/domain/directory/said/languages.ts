import ar from './ar.json';
import en from './en.json';
import es from './es.json';
import fil from './fil.json';
import fr from './fr.json';
import hi from './hi.json';
import it from './it.json';
import { MALTESE } from './mt';
import { NEPALI } from './ne';
import { PORTUGUESE } from './pt-BR';
import { SERBIAN_IN_CYRILLIC } from './sr';
import sr from './sr.json';
import uk from './uk.json';
import type { SaidWords } from './words';

/**
 * The words of all languages are understood in every question, because nobody says in which
 * language it is.
 */
export const SAID_LANGUAGES: readonly SaidWords[] = [
  en,
  MALTESE,
  it,
  es,
  fr,
  PORTUGUESE,
  ar,
  sr,
  SERBIAN_IN_CYRILLIC,
  hi,
  fil,
  NEPALI,
  uk,
];

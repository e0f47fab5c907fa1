import type { Spelling } from './spelling';
import { type DocumentedStore, type Fields, Refused } from './store';

/** One request of a documented call, with the parts of its path that are ids. */
interface Asked {
  ids: string[];
  query: URLSearchParams;
  body: Fields;
  store: DocumentedStore;
  spelt: Spelling;
}

export interface DocumentedCall {
  /** As documented by a row of CC or PC in the requirements. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
  /** The parameters and fields that the documents name. */
  query: string;
  body?: string;
  /** JSON, a picture, or undefined for an answer without a body. */
  answer(asked: Asked): unknown;
}

/** The answer to a write whose answer is not documented further. */
export const DONE = { success: true, message: 'Done.' };

/** A thing that exists, or the 404. */
export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Refused(404, 'Not found');
  return thing;
}

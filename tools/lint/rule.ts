/** A place that breaks a rule. */
export interface Finding {
  file: string;
  line?: number;
  /** What is wrong, or what to write instead. */
  says: string;
}

/** The files that this repository's own rules read. */
export const FOLDERS = [
  'app',
  'backend',
  'components',
  'e2e',
  'lib',
  'local',
  'scripts',
  'test',
  'tools',
];

/** The line, from 1, of a place in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

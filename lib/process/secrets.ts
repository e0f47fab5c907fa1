/** Those of one variable, with commas between: the first one signs, all are accepted. */
export function secretsIn(variable: string): readonly [string, ...string[]] {
  const [first = '', ...older] = variable.split(',').map((secret) => secret.trim());
  return [first, ...older];
}

const LEAST_LETTERS = 8;

/** Neither short nor of a few letters that repeat, which can be guessed. */
export function areStrong(variable: string, leastLength: number): boolean {
  return secretsIn(variable).every(
    (secret) => secret.length >= leastLength && new Set(secret).size >= LEAST_LETTERS,
  );
}

/** Those of one variable, with commas between: the first one signs, all are accepted. */
export function secretsIn(variable: string): readonly [string, ...string[]] {
  const [first = '', ...older] = variable.split(',').map((secret) => secret.trim());
  return [first, ...older];
}

/** Sixteen random hexadecimal digits have fewer once in 30,000 times. */
const LEAST_LETTERS = 6;

/** Neither short nor of a few letters that repeat, which can be guessed. */
export function areStrong(variable: string, leastLength: number): boolean {
  return secretsIn(variable).every(
    (secret) => secret.length >= leastLength && new Set(secret).size >= LEAST_LETTERS,
  );
}

/**
 * Returns the secrets in a variable, which are separated by commas. The first one signs, and all
 * are accepted.
 */
export function secretsIn(variable: string): readonly [string, ...string[]] {
  const [first = '', ...older] = variable.split(',').map((secret) => secret.trim());
  return [first, ...older];
}

/** Only one of 30,000 texts of sixteen random hexadecimal digits has fewer different ones. */
const LEAST_LETTERS = 6;

/**
 * Whether no secret is short or repeats only a few letters, because such secrets can be guessed.
 */
export function areStrong(variable: string, leastLength: number): boolean {
  return secretsIn(variable).every(
    (secret) => secret.length >= leastLength && new Set(secret).size >= LEAST_LETTERS,
  );
}

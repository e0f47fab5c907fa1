/**
 * Deeply nested JSON: closed and unclosed arrays, objects, and nested arrays in each of these
 * fields.
 */
export function deepJson(depth: number, fields: readonly string[]): string[] {
  const closed = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  return [
    closed,
    '['.repeat(depth * 2),
    `${'{"a":'.repeat(depth / 3)}1${'}'.repeat(depth / 3)}`,
    ...fields.map((field) => `{${JSON.stringify(field)}:${closed}}`),
  ];
}

/** A name in the spelling of {host}'s answers: `phoneNumber` is `phone_number`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Spells a name as {host}'s answers do. */
export function toSnakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  // The type spells each letter as the replacement does.
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

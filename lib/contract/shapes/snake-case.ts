/** A name in the spelling of {host}'s answers: `phoneNumber` is `phone_number`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A name of {host} in our spelling: `phone_number` is `phoneNumber`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** An object with its names spelled as {host} does. */
type SnakeKeys<Values> = {
  [Name in keyof Values & string as SnakeCase<Name>]: Values[Name];
};

/** An object with its names spelled as ours are. */
type CamelKeys<Values> = {
  [Name in keyof Values & string as CamelCase<Name>]: Values[Name];
};

/** Spells a name as {host}'s answers do. */
export function toSnakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  // The type spells each letter as the replacement does.
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** Spells the names of an object as {host} does. */
export function withSnakeKeys<Values extends object>(values: Values): SnakeKeys<Values> {
  // `fromEntries` forgets which names it was given.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toSnakeCase(name), value]),
  ) as SnakeKeys<Values>;
}

/** Spells the names of something of {host} as ours are. */
export function withCamelKeys<Values extends object>(values: Values): CamelKeys<Values> {
  const toCamelCase = (name: string) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // As above.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toCamelCase(name), value]),
  ) as CamelKeys<Values>;
}

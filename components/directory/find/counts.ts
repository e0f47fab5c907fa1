/** The number of services by the number of a choice. */
export type CountsById = ReadonlyMap<number, number>;

/** A list of counts by their choice. */
export function byId(counts: readonly { id: number; count: number }[]): CountsById {
  return new Map(counts.map(({ id, count }) => [id, count]));
}

export type CountsById = ReadonlyMap<number, number>;

export function byId(counts: readonly { id: number; count: number }[]): CountsById {
  return new Map(counts.map(({ id, count }) => [id, count]));
}

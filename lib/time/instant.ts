/** An instant as text for the wire, an address or markup: ISO 8601 in UTC. Takes epoch milliseconds. */
export function toIso(instant: number): string {
  return new Date(instant).toISOString();
}

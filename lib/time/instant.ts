/** An instant as text for the wire, an address or markup: ISO 8601 in UTC. */
export function toIso(instant: number | Date): string {
  return new Date(instant).toISOString();
}

/** The instant (epoch ms) that a text names, in an address or a form of ours; null for none. */
export function parseInstant(text: string): number | null {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

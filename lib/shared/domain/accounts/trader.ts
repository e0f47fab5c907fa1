/** What providers say about themselves. Null if they did not say it. */
export const TRADER_KINDS = ['business', 'private'] as const;
export type TraderKind = (typeof TRADER_KINDS)[number];

export function traderIn(sent: FormDataEntryValue | null): TraderKind | null {
  return TRADER_KINDS.find((kind) => kind === sent) ?? null;
}

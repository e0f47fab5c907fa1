/** By the provider's own word; null where not said. */
export const TRADER_KINDS = ['business', 'private'] as const;
export type TraderKind = (typeof TRADER_KINDS)[number];

export function traderIn(sent: FormDataEntryValue | null): TraderKind | null {
  return TRADER_KINDS.find((kind) => kind === sent) ?? null;
}

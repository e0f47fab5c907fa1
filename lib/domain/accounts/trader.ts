/** Whether somebody offers services as a business, by their own word; null where they have not said. */
export const TRADER_KINDS = ['business', 'private'] as const;
export type TraderKind = (typeof TRADER_KINDS)[number];

/** As a form has it: anything else, and nothing, says nothing. */
export function traderIn(sent: FormDataEntryValue | null): TraderKind | null {
  return TRADER_KINDS.find((kind) => kind === sent) ?? null;
}

import type { SearchParams } from './booking-url';

export const ACCOUNT_PATH = '/settln-providers/account';

export const PROVE_ADDRESS_PATH = `${ACCOUNT_PATH}/address`;

/** What a page says after it was posted to without scripts. */
const SAID = ['proved', 'over', 'failed'] as const;
export type ProveOutcome = (typeof SAID)[number];

/** The page of the link in the mail to a new address. */
export function proveAddressPath(token: string, outcome?: ProveOutcome): string {
  const query = new URLSearchParams({ token, ...(outcome && { outcome }) });
  return `${PROVE_ADDRESS_PATH}?${query}`;
}

export function parseProveAddress({ token, outcome }: SearchParams) {
  return {
    token: typeof token === 'string' ? token.slice(0, 200) : '',
    outcome: SAID.find((said) => said === outcome) ?? null,
  };
}

/** After signing out everywhere, or trying to; `over` if that session had ended before. */
const ACCOUNT_SAID = ['ended', 'over', 'failed'] as const;
export type AccountSaid = (typeof ACCOUNT_SAID)[number];

export function accountPath(said: AccountSaid): string {
  return `${ACCOUNT_PATH}?${new URLSearchParams({ said })}`;
}

export function parseAccountSaid({ said }: SearchParams): AccountSaid | null {
  return ACCOUNT_SAID.find((known) => known === said) ?? null;
}

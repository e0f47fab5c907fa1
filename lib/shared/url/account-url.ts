import type { SearchParams } from './search-params';

export const ACCOUNT_PATH = '/settln-providers/account';

export const PROVE_ADDRESS_PATH = `${ACCOUNT_PATH}/address`;

const SAID = ['proved', 'over', 'failed'] as const;
export type ProveOutcome = (typeof SAID)[number];

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

/** What is said after signing out everywhere. `over` means that the session had ended before. */
const ACCOUNT_SAID = ['ended', 'over', 'failed'] as const;
export type AccountSaid = (typeof ACCOUNT_SAID)[number];

export function accountPath(said: AccountSaid): string {
  return `${ACCOUNT_PATH}?${new URLSearchParams({ said })}`;
}

export function parseAccountSaid({ said }: SearchParams): AccountSaid | null {
  return ACCOUNT_SAID.find((known) => known === said) ?? null;
}

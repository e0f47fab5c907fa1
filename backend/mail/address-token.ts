import { openLink, sealLink } from './link-token';

export interface AskedAddress {
  accountId: number;
  /**
   * The account's version when the link was made. When the account has another version, the link
   * has ended.
   */
  addressVersion: number;
}

const PURPOSE = 'notice address';

export function toAddressToken({ accountId, addressVersion }: AskedAddress, secret: string) {
  return sealLink(PURPOSE, `${accountId}-${addressVersion}`, secret);
}

export function readAddressToken(token: string, secret: string): AskedAddress | null {
  const [accountId, addressVersion] = openLink(PURPOSE, token, secret)?.split('-') ?? [];
  if (!accountId || !addressVersion) return null;
  return { accountId: Number(accountId), addressVersion: Number(addressVersion) };
}

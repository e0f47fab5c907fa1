/** Who sends mail, and where its links lead. */
export interface Sender {
  productName: string;
  from: { name: string; address: string };
  /** Without a slash at the end. */
  siteUrl: string;
  /** Signs the links of customers. */
  linkSecret: string;
}

export interface Sender {
  productName: string;
  from: { name: string; address: string };
  /** Without a slash at the end. */
  siteUrl: string;
  linkSecret: string;
}

export interface ObjectMetadata {
  key: string;
  contentType: string;
  /** MD5 in hexadecimal, without quotes. */
  etag: string;
  length: number;
  storedAt: string;
  /** In the bucket's `bytes` folder. */
  file: string;
}

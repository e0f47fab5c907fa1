/** What is stored beside the bytes of an object, in a file of its own. */
export interface ObjectMetadata {
  key: string;
  contentType: string;
  /** MD5 in hexadecimal, without the quotes that HTTP puts around it. */
  etag: string;
  length: number;
  storedAt: string;
  /** The file in the bucket's `bytes` folder. */
  file: string;
}

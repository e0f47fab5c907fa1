import { fileURLToPath } from 'node:url';

/** The smallest app of the framework, with which the product's pages are compared. */
export default {
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};

import { fileURLToPath } from 'node:url';

/** The least that the framework can be: the yardstick that the product's pages are held against. */
export default {
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};

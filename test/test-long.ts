import { test } from 'vitest';
import { IS_LONG } from './long';

/** Only `npm run test:long` runs it. */
export const testLong = test.runIf(IS_LONG);

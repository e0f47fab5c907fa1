import { expect, test } from 'vitest';
import { readSeedEnv } from './seed-demo';

test('every variable of the seed that is missing or wrong is named on a line of its own', () => {
  expect(() => readSeedEnv({ S3_ENDPOINT: 'nowhere', S3_BUCKET: ' ' })).toThrow(
    /^DATABASE_URL: set .+\nS3_ENDPOINT: set .+\nS3_BUCKET: set .+\n/,
  );
});

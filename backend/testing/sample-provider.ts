import type { SeedListing, SeedProvider } from '../db/seed-shape';

/** A listing to seed, with what a test cares about laid over it. */
export function sampleListing(overrides: Partial<SeedListing> = {}): SeedListing {
  return {
    name: 'Selam Braids',
    address: 'Triq il-Merkanti, Valletta',
    phoneNumber: '+356 2100 0001',
    description: 'Braids and cuts.',
    communityId: 1,
    categoryId: 2,
    status: 'approved',
    ...overrides,
  };
}

let count = 0;

/** A provider to seed; every one is another user. */
export function sampleProvider(overrides: Partial<SeedProvider> = {}): SeedProvider {
  count += 1;
  return {
    userId: `user-${count}`,
    firstName: 'Selam',
    lastName: 'Tesfaye',
    email: `selam-${count}@example.com`,
    ...overrides,
  };
}

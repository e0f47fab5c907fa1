import type { SeedAccount, SeedEvent, SeedService } from '@/backend/db/seed-shape';

export function sampleService(overrides: Partial<SeedService> = {}): SeedService {
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

export function sampleEvent(overrides: Partial<SeedEvent> = {}): SeedEvent {
  return {
    title: 'Injera Evening',
    description: 'Dinner at long tables.',
    category: 'Festivals',
    address: 'Upper Barrakka, Valletta',
    startsAt: new Date('2027-05-01T17:00:00Z'),
    endsAt: new Date('2027-05-01T21:00:00Z'),
    timezone: 'Europe/Malta',
    communityId: 1,
    countryIso: 'MT',
    status: 'approved',
    ...overrides,
  };
}

let count = 0;

export function sampleAccount(overrides: Partial<SeedAccount> = {}): SeedAccount {
  count += 1;
  return {
    userId: `user-${count}`,
    firstName: 'Selam',
    lastName: 'Tesfaye',
    email: `selam-${count}@example.com`,
    ...overrides,
  };
}

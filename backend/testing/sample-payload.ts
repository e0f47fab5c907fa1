import type { ListingPayload } from '@/lib/contract/listing-payload';

/** A listing as the web app writes it, with what a test cares about laid over it. */
export function samplePayload(overrides: Partial<ListingPayload> = {}): ListingPayload {
  return {
    name: 'Selam Braids',
    address: 'Triq il-Merkanti, Valletta',
    countryIso: 'MT',
    phoneNumber: '+356 2100 0001',
    whatsappNumber: '+356 9900 0001',
    websiteUrl: 'https://selam.example',
    description: 'Braids and cuts.',
    communities: [1],
    categoryId: 2,
    subcategoryIds: [201, 202],
    userId: 'owner',
    profileImageUrl: 'https://assets.example/logo.webp',
    portfolioImages: ['https://assets.example/2.webp', 'https://assets.example/1.webp'],
    isCommunityFavorite: false,
    ...overrides,
  };
}

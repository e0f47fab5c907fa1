import type { ServiceForm, ServicePayload } from '@/lib/shared/contract/services';
import { forTexts, type TextName, typedBy } from '@/lib/shared/domain/form-fields';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import type { ServiceText } from '@/lib/shared/domain/services/service-form';

type Texts = Record<TextName<typeof SERVICE_TABLE>, string>;

/** A row that is not here gets a text with its name. */
const VALUES: Readonly<Record<string, string>> = {
  name: 'Selam Braids',
  description: 'Braids and cuts.',
  communityId: '1',
  categoryId: '2',
  address: 'Triq il-Merkanti, Valletta',
  countryIso: 'MT',
  phoneNumber: '+356 2100 0001',
  whatsappNumber: '+356 9900 0001',
  websiteUrl: 'https://selam.example',
  language: 'en',
  secondLanguage: 'ar',
};

const sampleOf = (field: string) => VALUES[field] ?? `Some ${field}`;

function sampleTexts(): Texts {
  return forTexts(SERVICE_TABLE, (_, field) => sampleOf(field));
}

/** As typed into the form. */
export function sampleServiceText(overrides: Partial<ServiceText> = {}): ServiceText {
  return { ...typedBy(SERVICE_TABLE, sampleOf), ...overrides };
}

/** As the form sends it. */
export function sampleServiceForm(overrides: Partial<ServiceForm> = {}): ServiceForm {
  return {
    ...sampleTexts(),
    countryIso: 'MT',
    communities: [1],
    categoryId: 2,
    subcategoryIds: [201, 202],
    speaks: ['en', 'ar'],
    userId: 'owner',
    profileImageUrl: 'https://assets.example/logo.webp',
    portfolioImages: ['https://assets.example/2.webp', 'https://assets.example/1.webp'],
    ...overrides,
  };
}

/** As it is sent to {host}. */
export function samplePayload(overrides: Partial<ServicePayload> = {}): ServicePayload {
  return { ...sampleServiceForm(), isCommunityFavorite: false, ...overrides };
}

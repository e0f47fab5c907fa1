import { subjectOf } from '@/local/demo/shapes/subject';
import { askBackend, type Product, postToBackend } from './product';
import { newPerson, type Person } from './sign-in';

/** A service that belongs to one test alone, and who owns it. */
export interface OwnService {
  id: string;
  name: string;
  owner: Person;
}

const ITEMS = [
  { name: 'Coffee ceremony', description: 'Three rounds.', price: 60, durationMinutes: 90 },
  { name: 'Tasting', description: '', price: 0, durationMinutes: 0 },
];

async function findLogo(product: Product): Promise<string> {
  const path = '/serviceProviders/details?id=5e771100-0000-4000-8000-000000000003&hostCountry=MT';
  return (await (await askBackend(product, path)).json()).profile_image_url;
}

/** The items of a service, whatever its status, as its owner sees them. */
export async function itemsOf(product: Product, { id, owner }: Pick<OwnService, 'id' | 'owner'>) {
  const query = new URLSearchParams({ providerId: id, userId: subjectOf(owner.email) });
  return (await askBackend(product, `/serviceItems?${query}`)).json();
}

/** Registers a new provider with a service of two items, past the site. It waits for review. */
export async function createOwnService(
  product: Product,
  { name = 'Habesha Coffee & Injera Kitchen', logo }: { name?: string; logo?: string } = {},
): Promise<OwnService> {
  const owner = newPerson();
  const userId = subjectOf(owner.email);
  await postToBackend(product, '/settlnProviders?hostCountry=MT', {
    user_id: userId,
    first_name: 'Tigist',
    last_name: 'Wolde',
    email: owner.email,
    date_of_birth: '1990-02-28',
    agreed_to_terms: true,
    terms_accepted_at: new Date().toISOString(),
  });
  const subcategories = '/serviceCategories/4/subcategories?hostCountry=MT';
  const [subcategory] = await (await askBackend(product, subcategories)).json();
  const { data } = await postToBackend(product, '/serviceProviders?hostCountry=MT', {
    name,
    address: '88, Triq il-Ħarruba, L-Imsida',
    countryIso: 'MT',
    phoneNumber: '+356 2100 0042',
    whatsappNumber: '+356 9900 0042',
    websiteUrl: 'https://habesha.example',
    description: 'Platters for thirty.',
    communities: [1],
    categoryId: 4,
    subcategoryIds: [subcategory.id],
    userId,
    profileImageUrl: logo ?? (await findLogo(product)),
    portfolioImages: [],
    isCommunityFavorite: false,
  });
  for (const item of ITEMS)
    await postToBackend(product, `/serviceItems?providerId=${data.id}`, item);
  return { id: data.id, name, owner };
}

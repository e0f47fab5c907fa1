/** LOC-017, LOC-018; translations are in `forms`. */
export const COMMUNITIES = [
  {
    id: 1,
    slug: 'sub-saharan-africa',
    name: 'Sub-Saharan Africa',
    examples: ['Nigeria', 'Ghana', 'Ethiopia', 'Kenya'],
  },
  {
    id: 2,
    slug: 'middle-eastern',
    name: 'Middle Eastern',
    examples: ['Syria', 'Lebanon', 'Türkiye', 'Palestine'],
  },
  {
    id: 3,
    slug: 'north-african',
    name: 'North African',
    examples: ['Libya', 'Tunisia', 'Morocco', 'Egypt'],
  },
  {
    id: 4,
    slug: 'south-american',
    name: 'South American',
    examples: ['Colombia', 'Brazil', 'Peru', 'Venezuela'],
  },
  {
    id: 5,
    slug: 'south-asian',
    name: 'South Asian',
    examples: ['India', 'Nepal', 'Pakistan', 'Bangladesh'],
  },
  {
    id: 6,
    slug: 'caribbean',
    name: 'Caribbean',
    examples: ['Jamaica', 'Haiti', 'Dominican Republic', 'Trinidad and Tobago'],
  },
] as const;

export type CommunityId = (typeof COMMUNITIES)[number]['id'];

export function isCommunityId(id: number | null): id is CommunityId {
  return COMMUNITIES.some((community) => community.id === id);
}

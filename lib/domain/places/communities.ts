/**
 * The fixed communities (LOC-017, LOC-018), each with example countries for its label, in English;
 * `forms.communities` and `forms.communityNames` have them by language.
 */
export const COMMUNITIES = [
  { id: 1, name: 'Sub-Saharan Africa', examples: ['Nigeria', 'Ghana', 'Ethiopia', 'Kenya'] },
  { id: 2, name: 'Middle Eastern', examples: ['Syria', 'Lebanon', 'Türkiye', 'Palestine'] },
  { id: 3, name: 'North African', examples: ['Libya', 'Tunisia', 'Morocco', 'Egypt'] },
  { id: 4, name: 'South American', examples: ['Colombia', 'Brazil', 'Peru', 'Venezuela'] },
  { id: 5, name: 'South Asian', examples: ['India', 'Nepal', 'Pakistan', 'Bangladesh'] },
  {
    id: 6,
    name: 'Caribbean',
    examples: ['Jamaica', 'Haiti', 'Dominican Republic', 'Trinidad and Tobago'],
  },
] as const;

export type CommunityId = (typeof COMMUNITIES)[number]['id'];

/** Whether an id is one of the six. */
export function isCommunityId(id: number | null): id is CommunityId {
  return COMMUNITIES.some((community) => community.id === id);
}

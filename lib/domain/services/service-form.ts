import type { FieldProblem } from '@/lib/domain/field-problem';
import { isPhoneNumber } from '@/lib/domain/text/telephone';
import { hasLetterOrDigit } from '@/lib/domain/text/text';
import { isWebAddress } from '@/lib/domain/text/website';

/** What the service form asks for as text, as typed. */
export interface ServiceText {
  name: string;
  description: string;
  /** "" until chosen, like the category and the country. */
  communityId: string;
  categoryId: string;
  address: string;
  countryIso: string;
  phoneNumber: string;
  whatsappNumber: string;
  websiteUrl: string;
}

/** The longest texts that form, route and backend accept, in characters. */
export const SERVICE_LIMITS = {
  name: 120,
  description: 4000,
  address: 200,
  phoneNumber: 40,
  whatsappNumber: 40,
  websiteUrl: 300,
} as const;

/** Every part of the form that can be wrong, in the form's order. */
export const SERVICE_FIELDS = [
  'name',
  'description',
  'communityId',
  'categoryId',
  'subcategoryIds',
  'address',
  'countryIso',
  'phoneNumber',
  'whatsappNumber',
  'websiteUrl',
  'profileImageUrl',
  'portfolioImages',
] as const;
export type ServiceField = (typeof SERVICE_FIELDS)[number];
export type ServiceProblems = Partial<Record<ServiceField, FieldProblem>>;

const REQUIRED: readonly (readonly [keyof ServiceText, FieldProblem])[] = [
  ['name', { key: 'serviceNameMissing' }],
  ['description', { key: 'descriptionMissing' }],
  ['communityId', { key: 'communityMissing' }],
  ['categoryId', { key: 'categoryMissing' }],
  ['address', { key: 'addressMissing' }],
  ['countryIso', { key: 'countryMissing' }],
  ['phoneNumber', { key: 'phoneMissing' }],
];

/** The texts of a service that are checked for more than being there. */
export type NamedAndReached = Pick<ServiceText, 'name' | 'phoneNumber' | 'whatsappNumber'>;

/**
 * What is wrong with the name and the numbers of a service. What is `stored` may stay as it is, so
 * that a service older than these rules can be edited.
 */
export function checkNameAndNumbers(
  typed: NamedAndReached,
  stored: NamedAndReached | null = null,
): Partial<Record<keyof NamedAndReached, FieldProblem>> {
  const isChanged = (field: keyof NamedAndReached) =>
    typed[field].trim() !== stored?.[field].trim();
  const problems: Partial<Record<keyof NamedAndReached, FieldProblem>> = {};
  if (!hasLetterOrDigit(typed.name) && isChanged('name')) {
    problems.name = { key: 'serviceNameMissing' };
  }
  for (const field of ['phoneNumber', 'whatsappNumber'] as const) {
    if (typed[field].trim() && !isPhoneNumber(typed[field]) && isChanged(field)) {
      problems[field] = { key: 'phoneInvalid' };
    }
  }
  return problems;
}

interface Chosen {
  /** How many subcategories the category has; null while they are not known. */
  offered: number | null;
  subcategories: number;
  hasLogo: boolean;
  /** Whether every chosen photo is uploaded. */
  arePhotosDone: boolean;
  /** What an edit began with; none for a new service. */
  stored?: NamedAndReached | null;
}

/** What is wrong with a service, by field; empty when nothing is. `websiteUrl` has its prefix. */
export function checkService(typed: ServiceText, chosen: Chosen): ServiceProblems {
  const problems: ServiceProblems = checkNameAndNumbers(typed, chosen.stored);
  for (const [field, problem] of REQUIRED) if (!typed[field].trim()) problems[field] = problem;
  if (typed.websiteUrl && !isWebAddress(typed.websiteUrl)) {
    problems.websiteUrl = { key: 'websiteInvalid' };
  }
  if (typed.categoryId && chosen.offered === null) {
    problems.subcategoryIds = { key: 'subcategoriesUnknown' };
  }
  if (chosen.offered && chosen.subcategories === 0) {
    problems.subcategoryIds = { key: 'subcategoryMissing' };
  }
  if (!chosen.hasLogo) problems.profileImageUrl = { key: 'logoMissing' };
  if (!chosen.arePhotosDone) problems.portfolioImages = { key: 'photosUnfinished' };
  return problems;
}

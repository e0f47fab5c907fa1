import { fieldsOfKind, forFields } from '@/lib/domain/form-fields';
import { isPhoneNumber, PHONE_INVALID } from '@/lib/domain/text/telephone';
import { hasLetterOrDigit } from '@/lib/domain/text/text';
import { isWebAddress } from '@/lib/domain/text/website';
import { SERVICE_TABLE, SERVICE_TEXTS, SERVICE_TYPED } from './service-fields';

/** What the service form asks for as text, as typed; a choice is "" until it is made. */
export type ServiceText = Record<(typeof SERVICE_TYPED)[number], string>;

/** The texts of a form that nobody has filled in. */
export const EMPTY_SERVICE_TEXT: Readonly<ServiceText> = forFields(SERVICE_TYPED, () => '');

/** The longest texts that form, route and backend accept, in characters. */
export const SERVICE_LIMITS = forFields(SERVICE_TEXTS, (name) => SERVICE_TABLE[name].max);

/** Every part of the form that can be wrong, in the form's order. */
export const SERVICE_FIELDS = fieldsOfKind(SERVICE_TABLE, 'text', 'choice', 'choices', 'pictures');
export type ServiceField = keyof typeof SERVICE_TABLE;
export type ServiceErrors = Partial<Record<ServiceField, string>>;

/** The texts of the form; the quoted ones are those of SVF-023, SVF-025 and SVF-036 to SVF-044. */
export const SERVICE_FORM_MESSAGES = {
  noLogo: 'Please upload an image.',
  noSubcategory: 'Please select at least one subcategory.',
  otherSubcategory: 'Please choose subcategories of this category.',
  otherOwner: 'Security Error: You can only edit your own services!',
  notLoaded: 'Error loading service data. Redirecting to dashboard.',
  notSaved: 'Failed to save service. Please try again.',
  website: 'Please enter a web address, for example habesha.example.',
  unfinished: 'Some photos have not been uploaded. Try them again or remove them.',
  subcategoriesUnknown: 'The subcategories could not be loaded. Please try again.',
  saved:
    'Congratulations on listing your service! We will verify your listing and get back to you in less than 48 hours.',
} as const;

const NAME_MISSING = 'Please enter a name.';

const REQUIRED: readonly (readonly [keyof ServiceText, string])[] = [
  ['name', NAME_MISSING],
  ['description', 'Please enter a description.'],
  ['communityId', 'Please choose a community.'],
  ['categoryId', 'Please choose a category.'],
  ['address', 'Please enter an address.'],
  ['countryIso', 'Please choose a country.'],
  ['phoneNumber', 'Please enter a phone number.'],
];

/** The texts of a service that are more than just there or not. */
export type NamedAndReached = Pick<ServiceText, 'name' | 'phoneNumber' | 'whatsappNumber'>;

/**
 * What is wrong with the name and the numbers of a service. What is `stored` may stay as it is, so
 * that a service older than these rules can be edited.
 */
export function checkNameAndNumbers(
  typed: NamedAndReached,
  stored: NamedAndReached | null = null,
): Partial<Record<keyof NamedAndReached, string>> {
  const isChanged = (field: keyof NamedAndReached) =>
    typed[field].trim() !== stored?.[field].trim();
  const errors: Partial<Record<keyof NamedAndReached, string>> = {};
  if (!hasLetterOrDigit(typed.name) && isChanged('name')) errors.name = NAME_MISSING;
  for (const field of ['phoneNumber', 'whatsappNumber'] as const) {
    if (typed[field].trim() && !isPhoneNumber(typed[field]) && isChanged(field)) {
      errors[field] = PHONE_INVALID;
    }
  }
  return errors;
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
export function checkService(typed: ServiceText, chosen: Chosen): ServiceErrors {
  const errors: ServiceErrors = checkNameAndNumbers(typed, chosen.stored);
  for (const [field, message] of REQUIRED) if (!typed[field].trim()) errors[field] = message;
  if (typed.websiteUrl && !isWebAddress(typed.websiteUrl)) {
    errors.websiteUrl = SERVICE_FORM_MESSAGES.website;
  }
  if (typed.categoryId && chosen.offered === null) {
    errors.subcategoryIds = SERVICE_FORM_MESSAGES.subcategoriesUnknown;
  }
  if (chosen.offered && chosen.subcategories === 0) {
    errors.subcategoryIds = SERVICE_FORM_MESSAGES.noSubcategory;
  }
  if (!chosen.hasLogo) errors.profileImageUrl = SERVICE_FORM_MESSAGES.noLogo;
  if (!chosen.arePhotosDone) errors.portfolioImages = SERVICE_FORM_MESSAGES.unfinished;
  return errors;
}

import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import {
  fieldsOf,
  findMissingOrTooLong,
  limitsOf,
  type Typed,
  typedBy,
} from '@/lib/shared/domain/form-fields';
import { secondLanguageProblem } from '@/lib/shared/domain/second-language';
import { isPhoneNumber } from '@/lib/shared/domain/text/telephone';
import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';
import { isWebAddress } from '@/lib/shared/domain/text/website';
import { SERVICE_TABLE } from './service-fields';

/** As typed; "" for no choice yet. */
export type ServiceText = Typed<typeof SERVICE_TABLE>;

export const EMPTY_SERVICE_TEXT: Readonly<ServiceText> = typedBy(SERVICE_TABLE, () => '');

/** In characters. */
export const SERVICE_LIMITS = limitsOf(SERVICE_TABLE);

export const SERVICE_FIELDS = fieldsOf(SERVICE_TABLE);
export type ServiceField = keyof typeof SERVICE_TABLE;
export type ServiceProblems = Partial<Record<ServiceField, FieldProblem>>;

export type NamedAndReached = Pick<ServiceText, 'name' | 'phoneNumber' | 'whatsappNumber'>;

/** A value that equals `stored` is not checked, so that older services can be edited. */
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
  offered: number | null;
  subcategories: number;
  hasLogo: boolean;
  arePhotosDone: boolean;
  /** Null if the service is new. */
  stored?: NamedAndReached | null;
}

/** `websiteUrl` must have its prefix (http or https) already. */
export function checkService(typed: ServiceText, chosen: Chosen): ServiceProblems {
  const problems: ServiceProblems = {
    ...checkNameAndNumbers(typed, chosen.stored),
    ...findMissingOrTooLong(SERVICE_TABLE, typed),
  };
  if (typed.websiteUrl && !isWebAddress(typed.websiteUrl)) {
    problems.websiteUrl = { key: 'websiteInvalid' };
  }
  if (typed.categoryId && chosen.offered === null) {
    problems.subcategoryIds = { key: 'subcategoriesUnknown' };
  }
  if (chosen.offered && chosen.subcategories === 0) {
    problems.subcategoryIds = { key: 'subcategoryMissing' };
  }
  const ofSecond = secondLanguageProblem(typed, [typed.secondDescription]);
  if (ofSecond) problems.secondLanguage = ofSecond;
  if (!chosen.hasLogo) problems.profileImageUrl = { key: 'logoMissing' };
  if (!chosen.arePhotosDone) problems.portfolioImages = { key: 'photosUnfinished' };
  return problems;
}

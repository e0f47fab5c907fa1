import { type FormField, fieldsOfKind, forFields, type TextFields } from '@/lib/domain/form-fields';

/**
 * Every field of the service form, in the form's order. The draft, the limits, the payload, the
 * columns and the answer of {host} follow from this table; see "Where a thing is added" in
 * docs/ARCHITECTURE.md.
 */
export const SERVICE_TABLE = {
  name: { kind: 'text', max: 120, isRequired: true },
  description: { kind: 'text', max: 4000, isRequired: true },
  communityId: { kind: 'choice' },
  categoryId: { kind: 'choice' },
  subcategoryIds: { kind: 'choices' },
  address: { kind: 'text', max: 200, isRequired: true },
  countryIso: { kind: 'choice' },
  phoneNumber: { kind: 'text', max: 40, isRequired: true },
  whatsappNumber: { kind: 'text', max: 40, isRequired: false },
  websiteUrl: { kind: 'text', max: 300, isRequired: false },
  profileImageUrl: { kind: 'pictures' },
  portfolioImages: { kind: 'pictures' },
} as const satisfies Record<string, FormField>;

/** The name of a text that a service has. */
export type ServiceTextField = TextFields<typeof SERVICE_TABLE>;
/** The name of a text that a service may leave empty. */
export type OptionalServiceText = TextFields<typeof SERVICE_TABLE, false>;

/** The texts of a service, in the form's order. */
export const SERVICE_TEXTS: readonly ServiceTextField[] = fieldsOfKind(SERVICE_TABLE, 'text');

/** What the form asks for as text: what is typed and, as ids, what is chosen from one list. */
export const SERVICE_TYPED = fieldsOfKind(SERVICE_TABLE, 'text', 'choice');

/** The texts among the fields of something that has them all. */
export function serviceTextsOf(
  service: Readonly<Record<ServiceTextField, string>>,
): Record<ServiceTextField, string> {
  return forFields(SERVICE_TEXTS, (name) => service[name]);
}

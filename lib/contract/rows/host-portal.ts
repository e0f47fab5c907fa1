import { z } from 'zod';
import {
  AccountAnswer,
  AccountRequest,
  FoundAccount,
  RegisteredAccount,
  RegisteredAccountAnswer,
} from '@/lib/contract/shapes/accounts';
import {
  Acknowledgement,
  AcknowledgementAnswer,
  StatusOnly,
} from '@/lib/contract/shapes/acknowledgement';
import { HostCountry } from '@/lib/contract/shapes/call-fields';
import { ServiceItemPayload } from '@/lib/contract/shapes/service-items';
import { ServicePayload } from '@/lib/contract/shapes/service-payload';
import { Service, ServiceAnswer } from '@/lib/contract/shapes/services';
import { Subcategory, SubcategoryAnswer } from '@/lib/contract/shapes/subcategories';
import { readableIn } from '@/lib/contract/shapes/wire';
import { endpoint } from './endpoint';

const InHostCountry = z.object({ hostCountry: HostCountry });
const OfUser = z.object({ userId: z.string().min(1), hostCountry: HostCountry });
const ServiceId = z.object({ id: z.string().min(1) });
const ItemId = z.object({ itemId: z.string().min(1) });

/** The calls of the provider side, for signed-in providers only. */
export const portalRows = {
  findAccount: endpoint({
    method: 'GET',
    path: 'settlnProviders',
    summary: 'The provider account of a user, as a list of none or one.',
    source: 'PC-003, PC-004',
    query: OfUser,
    answer: z.array(AccountAnswer),
    read: FoundAccount,
  }),
  registerAccount: endpoint({
    method: 'POST',
    path: 'settlnProviders',
    summary: 'Registers the provider account of a user; one per user.',
    source: 'PC-006',
    query: InHostCountry,
    body: AccountRequest,
    status: 201,
    refuses: ['conflict'],
    answer: RegisteredAccountAnswer,
    read: RegisteredAccount,
  }),
  listServices: endpoint({
    method: 'GET',
    path: 'serviceProviders',
    summary: 'The services of a user, of every status, newest first.',
    source: 'PC-009',
    query: OfUser,
    answer: z.array(ServiceAnswer),
    read: readableIn(Service),
  }),
  listSubcategories: endpoint({
    method: 'GET',
    path: 'serviceCategories/{categoryId}/subcategories',
    summary: 'The subcategories of a service category.',
    source: 'PC-014',
    params: z.object({ categoryId: z.string().regex(/^\d{1,4}$/) }),
    query: InHostCountry,
    answer: z.array(SubcategoryAnswer),
    read: readableIn(Subcategory),
  }),
  createService: endpoint({
    method: 'POST',
    path: 'serviceProviders',
    summary: 'Creates a service, which waits for review.',
    source: 'PC-016',
    query: InHostCountry,
    body: ServicePayload,
    status: 201,
    refuses: ['forbidden', 'conflict'],
    answer: AcknowledgementAnswer.extend({ data: z.object({ id: z.string() }) }),
    read: StatusOnly,
    bodyOptional: true,
  }),
  updateService: endpoint({
    method: 'PUT',
    path: 'serviceProviders/{id}',
    summary: 'Replaces a service of the user in the payload.',
    source: 'PC-021',
    params: ServiceId,
    query: InHostCountry,
    body: ServicePayload,
    refuses: ['forbidden', 'not_found'],
    answer: AcknowledgementAnswer,
    read: StatusOnly,
    bodyOptional: true,
  }),
  deleteService: endpoint({
    method: 'DELETE',
    path: 'serviceProviders/{id}',
    summary: 'Deletes a service with its items and pictures; bookings stay.',
    source: 'PC-023',
    params: ServiceId,
    query: InHostCountry,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  createServiceItem: endpoint({
    method: 'POST',
    path: 'serviceItems',
    summary: 'Adds a priced item to a service.',
    source: 'PC-045',
    query: z.object({ providerId: z.string().min(1) }),
    body: ServiceItemPayload,
    status: 201,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  updateServiceItem: endpoint({
    method: 'PUT',
    path: 'serviceItems/{itemId}',
    summary: 'Replaces a service item; bookings keep what they were made with.',
    source: 'PC-047',
    params: ItemId,
    body: ServiceItemPayload,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  deleteServiceItem: endpoint({
    method: 'DELETE',
    path: 'serviceItems/{itemId}',
    summary: 'Deletes a service item; bookings keep what they were made with.',
    source: 'PC-049',
    params: ItemId,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
} as const;

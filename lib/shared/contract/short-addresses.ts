import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import {
  isReservedAddress,
  isShortAddress,
  SHORT_ADDRESS,
} from '@/lib/shared/domain/services/short-address';
import { IdParam } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';

const ChosenAddress = z.object({
  address: z
    .string()
    .refine(isShortAddress, issueOf({ key: 'shortAddressForm', values: SHORT_ADDRESS }))
    .refine((address) => !isReservedAddress(address), issueOf({ key: 'shortAddressReserved' })),
});

const OwnAddresses = z.object({
  /** Null until an address is chosen. */
  address: z.string().nullable(),
  /** Former addresses, which still lead to the service. The newest come first. */
  former: z.array(z.string()),
  /** Addresses that are free now, the best first. */
  ideas: z.array(z.string()),
});
export type OwnAddresses = z.infer<typeof OwnAddresses>;

/** `isTaken` means that somebody else has or had the address. Then nothing was changed. */
const ChosenAnswer = OwnAddresses.extend({ isTaken: z.boolean() });

const service = z.object({ id: z.string().min(1) });

export const shortAddressRows = {
  findShortAddress: endpoint({
    method: 'GET',
    path: 'shortAddresses/{address}',
    summary: 'The service that a short address leads to, now or for good; null for none.',
    since: 1,
    params: z.object({ address: z.string().min(1).max(200) }),
    answer: z.object({ serviceId: z.string().nullable() }),
  }),
  listShortAddresses: endpoint({
    method: 'GET',
    path: 'serviceProviders/{id}/shortAddresses',
    summary: 'The short address of a service, its former ones, and ideas for another.',
    since: 1,
    params: service,
    answer: OwnAddresses,
  }),
  chooseShortAddress: endpoint({
    method: 'PUT',
    path: 'serviceProviders/{id}/shortAddress',
    summary:
      'Chooses the short address of a service; former ones lead on. Of two who choose the same at once, one gets it.',
    since: 1,
    params: service,
    body: ChosenAddress,
    refuses: ['gone', 'conflict'],
    answer: ChosenAnswer,
  }),
} as const;

export const shortAddressApi = {
  chooseShortAddress: apiEndpoint({
    method: 'PUT',
    path: '/api/services/{id}/short-address',
    access: 'ownerOfService',
    limit: 'changes',
    summary: 'Chooses the short address of a service of the signed-in person.',
    params: IdParam,
    body: ChosenAddress,
    answer: ChosenAnswer,
  }),
} as const;

import { FoundServices, ServiceSearch, ServiceSearchAnswer } from '@/lib/contract/shapes/directory';
import { endpoint } from './endpoint';

/** The calls of the directory, about what is public only. */
export const directoryRows = {
  searchServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/search',
    summary:
      'The approved services that fit words and choices: a page of 24, the number of all, and the ' +
      'number that each choice would leave.',
    source: 'extension',
    query: ServiceSearch,
    refuses: ['invalid'],
    answer: ServiceSearchAnswer,
    read: FoundServices,
  }),
} as const;

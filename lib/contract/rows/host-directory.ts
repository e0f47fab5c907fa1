import {
  FoundEvents,
  PublicEventQuery,
  PublicEventsAnswer,
} from '@/lib/contract/shapes/directory/public-events';
import {
  FoundServices,
  ServiceSearch,
  ServiceSearchAnswer,
} from '@/lib/contract/shapes/directory/service-search';
import {
  FoundSuggestions,
  SuggestionQuery,
  SuggestionsAnswer,
} from '@/lib/contract/shapes/directory/suggestions';
import { endpoint } from './endpoint';

/** The calls of the directory, about what is public only. */
export const directoryRows = {
  searchServices: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/search',
    summary:
      'The approved services that match words and choices: a page of 24, the number of all, and the ' +
      'number that each choice would leave. Filters that stand in the words, services near what was ' +
      'asked and other spellings come with them (`search-words`).',
    source: 'extension',
    extension: 'directory',
    query: ServiceSearch,
    answer: ServiceSearchAnswer,
    read: FoundServices,
  }),
  listSuggestions: endpoint({
    method: 'GET',
    path: 'publicServiceProviders/suggestions',
    summary:
      'Words, categories, places and providers that may complete what somebody has begun to type.',
    source: 'extension',
    extension: 'suggestions',
    query: SuggestionQuery,
    answer: SuggestionsAnswer,
    read: FoundSuggestions,
  }),
  listPublicEvents: endpoint({
    method: 'GET',
    path: 'publicEvents',
    summary:
      'The approved events that have not ended at an instant, the next one first, 24 a page.',
    source: 'extension',
    extension: 'directory',
    query: PublicEventQuery,
    answer: PublicEventsAnswer,
    read: FoundEvents,
  }),
} as const;

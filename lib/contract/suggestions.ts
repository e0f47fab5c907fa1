import { z } from 'zod';
import {
  LONGEST_PHRASE,
  MOST_SUGGESTIONS,
  SUGGESTED,
  SUGGESTED_FROM,
} from '@/lib/domain/directory/search';
import { HostCountry } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { readableList, WireNumber, WireText } from './wire';

const Typed = z.string().trim().min(SUGGESTED_FROM).max(LONGEST_PHRASE);

const SuggestionQuery = z.object({ hostCountry: HostCountry, q: Typed });

const SuggestionAnswer = z.object({
  kind: z.enum(SUGGESTED),
  /** What the field holds once it is taken. */
  text: z.string(),
  /** Null for words. */
  id: z.string().nullable(),
  /** Only of a subcategory. */
  category_id: z.number().int().nullable(),
});
export type SuggestionAnswer = z.infer<typeof SuggestionAnswer>;

const SuggestionsAnswer = z.object({
  suggestions: z.array(SuggestionAnswer).max(MOST_SUGGESTIONS),
});

const FoundSuggestions = z.object({
  suggestions: readableList(
    z
      .looseObject({
        kind: z.enum(SUGGESTED),
        text: z.string().min(1),
        id: WireText,
        category_id: WireNumber,
      })
      .transform(({ kind, text, id, category_id: categoryId }) => ({ kind, text, id, categoryId })),
  ),
});

const TypedSoFar = z.object({ q: Typed });

const Suggestion = z.object({
  kind: z.enum(SUGGESTED),
  text: z.string(),
  id: z.string(),
  categoryId: z.number().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

const Suggestions = z.object({ suggestions: z.array(Suggestion) });

export const suggestionRows = {
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
} as const;

export const suggestionApi = {
  listSuggestions: apiEndpoint({
    method: 'GET',
    path: '/api/suggestions',
    limit: 'suggestions',
    summary: 'What may complete the words that somebody types into the search of the directory.',
    source: 'extension',
    query: TypedSoFar,
    answer: Suggestions,
    read: Suggestions,
  }),
} as const;

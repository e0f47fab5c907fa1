// Written by `npm run texts` from messages/en.
import type { ReactNode } from 'react';

/** Renders what stands between the tags of a text, for example a link. */
export type Tag = (chunks: ReactNode) => ReactNode;

type NoValues = Record<never, never>;

export interface Messages {
  'errors.fields': {
    nameMissing: NoValues;
    emailMissing: NoValues;
    emailInvalid: NoValues;
    messageMissing: NoValues;
    reasonUnknown: NoValues;
    deletionUnconfirmed: NoValues;
    tooLong: { limit: string | number };
  };
  'errors.reasons': {
    correctFields: NoValues;
    idempotencyKey: NoValues;
    otherUser: NoValues;
  };
  'meta.news': {
    title: NoValues;
    titleOfPair: { origin: string | number; residence: string | number };
    description: { origin: string | number; residence: string | number };
  };
  'meta.contact': {
    title: NoValues;
    description: { product: string | number };
  };
  'news.browser': {
    heading: NoValues;
    loading: NoValues;
    articleCount: { count: number };
  };
  'site.contact': {
    heading: NoValues;
    lead: NoValues;
    directly: NoValues;
    email: NoValues;
    whatsapp: NoValues;
    leave: { link: Tag };
  };
  'ui.duration': {
    none: NoValues;
    hours: { hours: string | number };
    minutes: { minutes: string | number };
    hoursAndMinutes: { hours: string | number; minutes: string | number };
  };
}

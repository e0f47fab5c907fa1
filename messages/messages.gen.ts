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
    endBeforeStart: NoValues;
    windowTooLong: { days: string | number };
    spanTooLong: { hours: string | number };
    offQuarterHour: NoValues;
    calendarInvalid: NoValues;
    itemSelectionInvalid: NoValues;
    outOfReach: { months: string | number };
  };
  'errors.reasons': {
    correctFields: NoValues;
    idempotencyKey: NoValues;
    otherUser: NoValues;
    unsettled: NoValues;
    tooSlow: NoValues;
    nothingThere: NoValues;
    refused: NoValues;
    hostFailed: NoValues;
    ourMistake: { requestId: string | number };
    foreignSite: NoValues;
    notSignedIn: NoValues;
    otherAccount: NoValues;
    noPage: NoValues;
    noService: NoValues;
    noEvent: NoValues;
    noItem: NoValues;
    noOwnItem: NoValues;
    noPicture: NoValues;
    bodyTooLarge: NoValues;
    notForm: NoValues;
    notJsonType: NoValues;
    notJson: NoValues;
    filledByProgram: NoValues;
    lettersClosed: { minutes: number };
    lettersWaiting: NoValues;
    letterNotKept: NoValues;
    uploadsForMinutes: { minutes: number };
    uploadsForHours: { hours: number };
    pictureUnreadable: NoValues;
    storageDown: NoValues;
    notRegistered: NoValues;
    bookingFailed: { status: string | number };
    bookingUnconfirmed: NoValues;
    bookingUnexpected: NoValues;
    bookingNotSent: NoValues;
    bookingsClosed: { limit: string | number; minutes: number };
    noBooking: NoValues;
    bookingChanged: NoValues;
    cancelOneByOne: NoValues;
    availabilityNotTried: NoValues;
    outOfReach: { months: string | number };
    slotsNotFetched: { status: string | number };
    itemsUnread: NoValues;
    notMeasured: NoValues;
    visitsClosed: NoValues;
  };
  'errors.refusals': {
    addressTitle: NoValues;
    addressMessage: NoValues;
    unreadableTitle: NoValues;
    unreadableMessage: NoValues;
    foreignTitle: NoValues;
    foreignMessage: NoValues;
    unknownTitle: NoValues;
    unknownMessage: NoValues;
    failedTitle: NoValues;
    failedMessage: NoValues;
    methodTitle: NoValues;
    methodMessage: NoValues;
    busyReadTitle: NoValues;
    busyReadMessage: NoValues;
    busyWriteTitle: NoValues;
    busyWriteMessage: NoValues;
    tryAgain: NoValues;
    home: NoValues;
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
  'meta.slate': {
    title: { name: string | number };
    description: { name: string | number; product: string | number };
  };
  'meta.appointmentFile': {
    bookingId: { id: string | number };
  };
  'news.browser': {
    heading: NoValues;
    loading: NoValues;
    articleCount: { count: number };
  };
  'news.filters': {
    formLabel: NoValues;
    originLabel: NoValues;
    residenceLabel: NoValues;
    submit: NoValues;
  };
  'news.feed': {
    newest: NoValues;
    moreCount: { count: number };
    end: NoValues;
    noArticles: NoValues;
    noArticlesAdvice: NoValues;
  };
  'news.card': {
    readAll: NoValues;
  };
  'news.more': {
    failed: NoValues;
    loading: NoValues;
    tryAgain: NoValues;
    loadMore: NoValues;
  };
  'site.contact': {
    heading: NoValues;
    lead: NoValues;
    directly: NoValues;
    email: NoValues;
    whatsapp: NoValues;
    leave: { link: Tag };
  };
  'slates.post': {
    unnamedAuthor: { product: string | number };
    video: { name: string | number };
    image: { name: string | number };
    shareName: { name: string | number };
  };
  'slates.author': {
    services: { author: Tag; name: string | number };
  };
  'slates.counts': {
    views: { count: number; number: Tag };
    likes: { count: number; number: Tag };
    comments: { count: number; number: Tag };
  };
  'slates.more': {
    heading: { author: Tag; name: string | number };
    image: NoValues;
    video: NoValues;
    text: NoValues;
  };
  'slates.appOffer': {
    heading: NoValues;
  };
  'slates.problem': {
    notFound: NoValues;
    refused: { status: string | number };
    failed: NoValues;
    notFoundCause: { product: string | number };
    failedCause: NoValues;
    tryAgain: NoValues;
    home: NoValues;
  };
  'ui.duration': {
    none: NoValues;
    hours: { hours: string | number };
    minutes: { minutes: string | number };
    hoursAndMinutes: { hours: string | number; minutes: string | number };
  };
}

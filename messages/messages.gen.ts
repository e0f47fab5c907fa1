// Written by `npm run texts` from messages/en.
import type { ReactNode } from 'react';

/** Renders what stands between the tags of a text, for example a link. */
export type Tag = (chunks: ReactNode) => ReactNode;

type NoValues = Record<never, never>;

export interface Messages {
  'account.registration': {
    heading: NoValues;
    checkFailed: NoValues;
    retry: NoValues;
    firstName: NoValues;
    lastName: NoValues;
    email: NoValues;
    ready: NoValues;
    openDashboard: NoValues;
    submit: NoValues;
    sending: NoValues;
    failed: NoValues;
  };
  'account.unsettled': {
    done: NoValues;
    place: NoValues;
    missing: NoValues;
  };
  'account.birthDate': {
    legend: NoValues;
    day: NoValues;
    month: NoValues;
    year: NoValues;
  };
  'account.terms': {
    agree: { link: Tag };
    newTab: NoValues;
  };
  'errors.fields': {
    nameMissing: NoValues;
    emailMissing: NoValues;
    emailInvalid: NoValues;
    messageMissing: NoValues;
    reasonUnknown: NoValues;
    deletionUnconfirmed: NoValues;
    tooLong: { limit: string | number };
    titleMissing: NoValues;
    descriptionMissing: NoValues;
    communityMissing: NoValues;
    categoryMissing: NoValues;
    addressMissing: NoValues;
    countryMissing: NoValues;
    communityUnknown: NoValues;
    categoryUnknown: NoValues;
    countryUnknown: NoValues;
    startMissing: NoValues;
    endMissing: NoValues;
    endNotAfterStart: NoValues;
    timeUnreadable: { first: string | number; last: string | number };
    timeSkipped: { city: string | number; shown: string | number; next: string | number };
    zoneUnknown: NoValues;
    ticketAnswerMissing: NoValues;
    ticketPriceMissing: NoValues;
    ticketPriceInvalid: NoValues;
    ticketPriceTooHigh: { most: string | number };
    bookingLinkMissing: NoValues;
    bookingLinkInvalid: NoValues;
    eventTextTooLong: { limit: string | number };
    pictureMissing: NoValues;
    pictureUnfinished: NoValues;
    firstNameMissing: NoValues;
    lastNameMissing: NoValues;
    birthDateMissing: NoValues;
    tooYoung: { years: string | number };
    emailUnreadable: NoValues;
    termsNotAgreed: NoValues;
  };
  'errors.reasons': {
    correctFields: NoValues;
    idempotencyKey: NoValues;
    otherUser: NoValues;
  };
  'events.form': {
    newHeading: NoValues;
    editHeading: NoValues;
    lead: NoValues;
    aboutHeading: NoValues;
    placeHeading: NoValues;
    ticketHeading: NoValues;
    pictureHeading: NoValues;
    savedHeading: NoValues;
    saved: NoValues;
  };
  'events.about': {
    title: NoValues;
    description: NoValues;
    category: NoValues;
    categoryPlaceholder: NoValues;
    community: NoValues;
    communityPlaceholder: NoValues;
  };
  'events.place': {
    address: NoValues;
    country: NoValues;
    countryPlaceholder: NoValues;
  };
  'events.times': {
    start: NoValues;
    end: NoValues;
    zoneAssumed: NoValues;
    startTwice: { city: string | number; time: string | number };
    endTwice: { city: string | number; time: string | number };
    first: { offset: string | number };
    second: { offset: string | number };
  };
  'events.timesNote': {
    there: { strong: Tag; clock: Tag; span: string | number; city: string | number };
    thereAndHere: {
      strong: Tag;
      clock: Tag;
      span: string | number;
      city: string | number;
      ownSpan: string | number;
      ownCity: string | number;
    };
  };
  'events.ticket': {
    isTicketRequired: NoValues;
    yes: NoValues;
    no: NoValues;
    currency: NoValues;
    currencyHelp: NoValues;
    price: NoValues;
    isBookingRequired: NoValues;
    bookingLink: NoValues;
    bookingLinkHelp: NoValues;
  };
  'events.picture': {
    label: NoValues;
    uploading: NoValues;
    replace: NoValues;
    replaceLabel: NoValues;
    remove: NoValues;
    removeLabel: NoValues;
    heading: NoValues;
    help: NoValues;
    dropHelp: NoValues;
    choose: NoValues;
    chooseLabel: NoValues;
  };
  'events.owner': {
    detailsLabel: NoValues;
    past: NoValues;
    notSpecified: NoValues;
    location: NoValues;
    ticketPrice: NoValues;
    bookingLink: NoValues;
    edit: NoValues;
  };
  'events.schedule': {
    zoneAndOwn: { zone: string | number; ownSpan: string | number; ownCity: string | number };
    startDate: NoValues;
    startTime: NoValues;
    endDate: NoValues;
    endTime: NoValues;
    notSpecified: NoValues;
  };
  'events.span': {
    fromTo: { start: string | number; end: string | number };
    dayAndTime: { day: string | number; time: string | number };
    zone: { city: string | number; offset: string | number };
  };
  'events.review': {
    pending: NoValues;
    rejected: NoValues;
    delisted: NoValues;
    reason: { text: Tag; reason: string | number };
  };
  'events.gate': {
    formHeading: NoValues;
    formLead: NoValues;
    backToEvents: NoValues;
    detailHeading: NoValues;
    detailLead: NoValues;
    backToDashboard: NoValues;
  };
  'events.categories': {
    tradeShows: NoValues;
    exhibitions: NoValues;
    festivals: NoValues;
    clubbing: NoValues;
    networking: NoValues;
    charity: NoValues;
    sports: NoValues;
  };
  'events.saving': {
    notSaved: NoValues;
    otherOwner: NoValues;
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
  'meta.portal': {
    title: NoValues;
  };
  'meta.events': {
    newTitle: NoValues;
    editTitle: NoValues;
    detailTitle: NoValues;
  };
  'news.browser': {
    heading: NoValues;
    loading: NoValues;
    articleCount: { count: number };
  };
  'portal.accountMenu': {
    label: NoValues;
    signOut: NoValues;
  };
  'portal.header': {
    portal: NoValues;
  };
  'portal.signIn': {
    failed: NoValues;
  };
  'portal.signedOut': {
    heading: NoValues;
    lead: NoValues;
    review: NoValues;
    payment: NoValues;
    hours: NoValues;
  };
  'portal.checking': {
    checking: NoValues;
  };
  'portal.dashboard': {
    greeting: { hello: Tag; person: Tag; name: string | number };
    tabsLabel: NoValues;
    calendar: NoValues;
    listings: NoValues;
    bookings: NoValues;
  };
  'portal.panel': {
    heading: NoValues;
    calendarHeading: NoValues;
    loading: NoValues;
    accessRequired: NoValues;
  };
  'portal.listings': {
    heading: NoValues;
    emptyHeading: NoValues;
    empty: NoValues;
    noServices: NoValues;
    noEvents: NoValues;
    servicesMissing: { retry: Tag };
    failed: NoValues;
    failedLead: NoValues;
    tryAgain: NoValues;
  };
  'portal.filters': {
    label: NoValues;
    all: NoValues;
    services: NoValues;
    events: NoValues;
  };
  'portal.card': {
    service: NoValues;
    event: NoValues;
    pastService: NoValues;
    pastEvent: NoValues;
    serviceDate: NoValues;
    eventDate: NoValues;
    notSpecified: NoValues;
  };
  'portal.cardDate': {
    dateAndTime: { date: string | number; time: string | number };
    elsewhere: { date: string | number; time: string | number; city: string | number };
  };
  'portal.newListing': {
    open: NoValues;
    kindHeading: NoValues;
    service: NoValues;
    event: NoValues;
    categoryHeading: NoValues;
  };
  'portal.support': {
    heading: NoValues;
    lead: NoValues;
    email: NoValues;
    whatsapp: NoValues;
    subject: { product: string | number };
    message: { product: string | number };
  };
  'portal.bookings': {
    heading: NoValues;
    lead: NoValues;
    upcomingHeading: NoValues;
    zone: { zone: string | number; offset: string | number };
    none: NoValues;
    failed: { retry: Tag };
    dayAndMonth: { weekday: string | number; hidden: Tag; month: string | number };
    confirmed: NoValues;
    cancelled: NoValues;
  };
  'portal.bookingTimes': {
    fromTo: { start: string | number; end: string | number };
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
  'ui.actions': {
    cancel: NoValues;
    close: NoValues;
    continue: NoValues;
  };
}

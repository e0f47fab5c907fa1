// Written by `npm run texts` from messages/en.
import type { ReactNode } from 'react';

/** Renders what stands between the tags of a text, for example a link. */
export type Tag = (chunks: ReactNode) => ReactNode;

type NoValues = Record<never, never>;

export interface Messages {
  'booking.header': {
    stepOf: { step: string | number };
    services: NoValues;
    time: NoValues;
    review: NoValues;
    done: NoValues;
    back: NoValues;
    toProfile: NoValues;
    toServices: NoValues;
    close: NoValues;
  };
  'booking.problem': {
    noIdTitle: NoValues;
    noIdCause: NoValues;
    notFoundTitle: NoValues;
    notFoundCause: { product: string | number };
    failedTitle: NoValues;
    failedCause: NoValues;
    closedTitle: NoValues;
    closedCause: NoValues;
    noServicesTitle: NoValues;
    noServicesCause: NoValues;
    tryAgain: NoValues;
    home: NoValues;
  };
  'booking.failure': {
    service: { status: string | number };
    items: { status: string | number };
    calendar: { status: string | number };
    slots: { status: string | number };
  };
  'booking.goBack': {
    label: NoValues;
  };
  'booking.otherWays': {
    heading: NoValues;
    call: NoValues;
    message: NoValues;
  };
  'booking.provider': {
    rating: NoValues;
  };
  'booking.clock': {
    zone: { place: string | number; zone: string | number };
    zoneAndVisitorTimes: { place: string | number; zone: string | number };
    zoneAndVisitorTime: {
      place: string | number;
      zone: string | number;
      time: Tag;
      clock: string | number;
    };
    zoneAndVisitorClock: { place: string | number; zone: string | number; clock: string | number };
  };
  'booking.choice': {
    count: { count: number };
    countAndDuration: { count: number; duration: string | number };
    total: NoValues;
  };
  'booking.items': {
    heading: NoValues;
    legend: NoValues;
    selection: NoValues;
    continue: NoValues;
    noneChosen: NoValues;
    nothingToChoose: NoValues;
    emptyHeading: NoValues;
    emptyText: NoValues;
  };
  'booking.closed': {
    noCalendar: NoValues;
    calendarUnknown: { product: string | number };
  };
  'booking.item': {
    showAll: { hidden: Tag; name: string | number };
    showLess: { hidden: Tag; name: string | number };
  };
  'booking.times': {
    heading: NoValues;
    days: NoValues;
    freeOnDay: { day: string | number; count: number };
    freeInChip: { count: number };
    loading: NoValues;
    morning: NoValues;
    afternoon: NoValues;
    evening: NoValues;
    visitorTime: { hidden: Tag; time: Tag; clock: string | number };
    emptyDay: NoValues;
    nextFree: { day: string | number };
    chooseLater: NoValues;
    chooseLaterShort: NoValues;
    tapOne: NoValues;
  };
  'booking.week': {
    label: NoValues;
    previous: NoValues;
    next: NoValues;
    month: NoValues;
    go: NoValues;
  };
  'booking.emptyWeek': {
    heading: NoValues;
    firstFree: { strong: Tag; day: string | number; time: string | number };
    nextAvailable: NoValues;
    lookedUntil: { strong: Tag; day: string | number };
    lookOn: NoValues;
    noneThatFits: NoValues;
    none: NoValues;
    changeServices: NoValues;
    showThisWeek: NoValues;
  };
  'booking.question': {
    heading: NoValues;
    dayAndTime: { day: string | number; time: string | number };
    legend: NoValues;
    confirm: NoValues;
    unfit: { bdi: Tag; duration: string | number; time: string | number };
    cancel: NoValues;
  };
  'booking.missing': {
    serviceAndTime: NoValues;
    service: NoValues;
    time: NoValues;
  };
  'booking.review': {
    heading: NoValues;
    changeTime: NoValues;
    who: NoValues;
    name: NoValues;
    phone: NoValues;
    email: NoValues;
  };
  'booking.visit': {
    timeSpan: { start: string | number; end: string | number };
  };
  'booking.prices': {
    subtotal: NoValues;
    total: NoValues;
    payNow: NoValues;
    payAtVenue: NoValues;
  };
  'booking.confirm': {
    confirm: NoValues;
    sending: NoValues;
    incomplete: NoValues;
  };
  'booking.terms': {
    paymentHeading: NoValues;
    chosen: NoValues;
    payAtVenue: NoValues;
    settleOnArrival: NoValues;
    discountCode: NoValues;
    cancellationHeading: NoValues;
  };
  'booking.cancellation': {
    policy: NoValues;
  };
  'booking.notice': {
    correctFields: NoValues;
    nothingBooked: NoValues;
    otherTime: NoValues;
  };
  'booking.refusal': {
    missingOnLoad: NoValues;
    missingOnSubmit: NoValues;
    invalidCalendar: { product: string | number };
    invalidItems: NoValues;
    providerUnavailable: NoValues;
    serviceUnavailable: NoValues;
    otherSite: NoValues;
    unconfirmed: NoValues;
  };
  'booking.openAttempt': {
    mayBeBooked: NoValues;
    unknown: { time: string | number; day: string | number };
    noAnswer: { message: string | number; name: Tag; provider: string | number };
    sendsNothing: NoValues;
    onlyIfBoth: NoValues;
  };
  'booking.findOut': {
    call: NoValues;
    whatsapp: NoValues;
    times: NoValues;
  };
  'booking.lost': {
    gone: { time: string | number; day: string | number };
    maybeOwn: { name: Tag; provider: string | number };
    adviceAtOpening: { left: string };
    advice: { time: string | number; day: string | number; left: string };
    nearest: NoValues;
    otherTime: NoValues;
  };
  'booking.reviewProblem': {
    heading: NoValues;
    hostStatus: { status: string | number };
    back: NoValues;
    startOver: NoValues;
  };
  'booking.confirmed': {
    heading: NoValues;
    close: NoValues;
    bookingId: NoValues;
    name: NoValues;
    free: NoValues;
    payAtVenue: NoValues;
    done: NoValues;
    addToCalendar: NoValues;
    cameUp: NoValues;
    print: NoValues;
    where: NoValues;
    unreadable: NoValues;
    openInMaps: NoValues;
    call: NoValues;
    whatsapp: NoValues;
  };
  'booking.appointmentFile': {
    bookingId: { id: string | number };
  };
  'errors.fields': {
    nameMissing: NoValues;
    emailMissing: NoValues;
    emailInvalid: NoValues;
    messageMissing: NoValues;
    reasonUnknown: NoValues;
    deletionUnconfirmed: NoValues;
    tooLong: { limit: string | number };
    phoneMissing: NoValues;
    phoneInvalid: NoValues;
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
  'meta.booking': {
    items: NoValues;
    times: NoValues;
    review: NoValues;
    confirmed: NoValues;
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
  'unsettled.note': {
    unknown: { done: string | number };
    looking: { place: string | number };
    unreadable: { place: string | number };
    lookAgain: NoValues;
    open: { place: string | number };
  };
}

// Written by `npm run texts` from messages/en.
import type { ReactNode } from 'react';

/** Renders what stands between the tags of a text, for example a link. */
export type Tag = (chunks: ReactNode) => ReactNode;

type NoValues = Record<never, never>;

export interface Messages {
  'calendar.page': {
    label: NoValues;
  };
  'calendar.toolbar': {
    loading: NoValues;
    goToDate: NoValues;
    previousDay: NoValues;
    previousWeek: NoValues;
    nextDay: NoValues;
    nextWeek: NoValues;
    today: NoValues;
    view: NoValues;
    day: NoValues;
    week: NoValues;
    weekTitle: { first: string | number; last: string | number };
  };
  'calendar.dateDialog': {
    heading: NoValues;
    close: NoValues;
  };
  'calendar.month': {
    previous: NoValues;
    next: NoValues;
    today: NoValues;
    shortMon: NoValues;
    shortTue: NoValues;
    shortWed: NoValues;
    shortThu: NoValues;
    shortFri: NoValues;
    shortSat: NoValues;
    shortSun: NoValues;
  };
  'calendar.dayStrip': {
    label: NoValues;
    today: NoValues;
    slotsAvailable: { count: number };
    slotsBooked: { count: number };
  };
  'calendar.grid': {
    week: NoValues;
    day: NoValues;
    time: NoValues;
    dayToday: { day: string | number };
  };
  'calendar.legend': {
    label: NoValues;
    notSet: NoValues;
    available: NoValues;
    unavailable: NoValues;
    booked: NoValues;
  };
  'calendar.cells': {
    notSet: NoValues;
    available: NoValues;
    availablePast: NoValues;
    unavailable: NoValues;
    booked: NoValues;
    bookedName: NoValues;
  };
  'calendar.zone': {
    changing: { before: string | number; clock: string | number; after: string | number };
    changingOnDay: {
      before: string | number;
      weekday: string | number;
      clock: string | number;
      after: string | number;
    };
    names: { place: string | number; names: string | number };
    namesAndOwn: {
      place: string | number;
      names: string | number;
      time: string | number;
      own: string | number;
      city: string | number;
    };
  };
  'calendar.times': {
    range: { from: string | number; to: string | number };
    slot: { day: string | number; time: string | number };
    slotRange: { day: string | number; from: string | number; to: string | number };
  };
  'calendar.dates': {
    range: { first: string | number; last: string | number };
    none: NoValues;
    many: { count: string | number; first: string | number; last: string | number };
    list: { dates: string | number; last: string | number };
    timeRange: { from: string | number; to: string | number };
  };
  'calendar.notices': {
    offline: NoValues;
    offlineUnseen: NoValues;
    notFetched: { status: string | number };
    notConnected: NoValues;
    retry: NoValues;
  };
  'calendar.empty': {
    hint: { strong: Tag };
  };
  'calendar.changes': {
    unsettled: NoValues;
    notSeen: NoValues;
    notRead: NoValues;
    failed: { slot: string | number; reason: string | number };
    notChanged: NoValues;
    over: NoValues;
    bookedMeanwhile: NoValues;
    available: NoValues;
    unavailable: NoValues;
    booked: { item: string | number };
    cancelled: NoValues;
    customerCancelled: { count: number };
    numberCancelled: NoValues;
  };
  'calendar.lost': {
    changed: NoValues;
    noBooking: NoValues;
    booked: NoValues;
    alreadyAvailable: NoValues;
    notAvailable: NoValues;
  };
  'calendar.question': {
    close: NoValues;
    makeAvailable: NoValues;
    makeUnavailable: NoValues;
    keep: NoValues;
    available: NoValues;
    unavailable: NoValues;
  };
  'calendar.book': {
    heading: NoValues;
    close: NoValues;
    cancel: NoValues;
    block: NoValues;
  };
  'calendar.bookItems': {
    loading: NoValues;
    none: NoValues;
    notLoaded: NoValues;
    retry: NoValues;
    notFree: NoValues;
    tooLong: { needed: string | number; free: string | number };
  };
  'calendar.customer': {
    heading: { optional: Tag };
    name: NoValues;
    phone: NoValues;
  };
  'calendar.visit': {
    confirmed: NoValues;
    booking: NoValues;
    close: NoValues;
    dayAndDuration: { day: string | number; duration: string | number };
    payAtVenue: NoValues;
    made: { id: Tag; day: string | number; time: string | number };
  };
  'calendar.visitChoices': {
    cancel: NoValues;
    cancelHelp: NoValues;
    cancelNumber: NoValues;
    cancelNumberHelp: NoValues;
  };
  'calendar.visitContact': {
    call: NoValues;
    whatsapp: NoValues;
    mail: NoValues;
  };
  'calendar.cancel': {
    question: NoValues;
    keep: NoValues;
    cancel: NoValues;
    help: NoValues;
  };
  'calendar.cancelNumber': {
    question: NoValues;
    keep: NoValues;
    cancelAll: NoValues;
    cancelCount: { count: string | number };
    lead: { number: Tag };
    looking: NoValues;
    retry: NoValues;
    none: NoValues;
    more: NoValues;
  };
  'calendar.availability': {
    open: NoValues;
  };
  'calendar.availability.mode': {
    heading: NoValues;
    leadForMouse: NoValues;
    leadForTouch: NoValues;
    chooseRange: NoValues;
    copyWeek: NoValues;
    close: NoValues;
  };
  'calendar.availability.marks': {
    legend: NoValues;
    available: NoValues;
    unavailable: NoValues;
  };
  'calendar.availability.selection': {
    label: NoValues;
    count: { count: number };
    offline: NoValues;
    nothing: NoValues;
    timeOnDate: { duration: string | number; date: string | number };
    timeOnDays: { duration: string | number; days: number };
    markAs: NoValues;
    undo: NoValues;
    undoChange: NoValues;
    progress: { done: string | number; days: number };
    apply: NoValues;
  };
  'calendar.availability.progress': {
    label: NoValues;
    start: { days: number };
    quarter: { percent: string | number; days: number };
    running: { count: Tag; done: string | number; days: number };
    stopping: { count: Tag; done: string | number; days: number };
  };
  'calendar.availability.result': {
    allSet: { dates: string | number; range: string | number };
    someFailed: { set: string | number; days: string | number; failed: string | number };
    allFailed: NoValues;
    stopped: { done: string | number; days: string | number };
    undone: NoValues;
    undoneExceptUnset: { unset: number };
    undoneExceptUnknown: { unknown: number };
    undoneExceptBoth: { unset: number; unknown: number };
  };
  'calendar.availability.actions': {
    apply: NoValues;
    copy: NoValues;
    running: NoValues;
    tryFailedAgain: { count: number };
    setOthers: { count: string | number };
    offline: NoValues;
    stop: NoValues;
    cancel: NoValues;
    close: NoValues;
  };
  'calendar.availability.discard': {
    heading: NoValues;
    notApplied: { count: number };
    keep: NoValues;
    close: NoValues;
  };
  'calendar.availability.range': {
    heading: NoValues;
    chooseDays: { most: string | number };
    summary: { dates: string | number; days: number };
    markAs: NoValues;
    failed: NoValues;
    leftOut: NoValues;
    chooseBoth: NoValues;
    noSuchDay: NoValues;
    timeSkipped: NoValues;
  };
  'calendar.availability.times': {
    legend: NoValues;
    fullDay: NoValues;
    morning: NoValues;
    afternoon: NoValues;
    evening: NoValues;
    from: NoValues;
    to: NoValues;
    choose: NoValues;
  };
  'calendar.availability.weekdays': {
    legend: NoValues;
    shortMon: NoValues;
    shortTue: NoValues;
    shortWed: NoValues;
    shortThu: NoValues;
    shortFri: NoValues;
    shortSat: NoValues;
    shortSun: NoValues;
    longMon: NoValues;
    longTue: NoValues;
    longWed: NoValues;
    longThu: NoValues;
    longFri: NoValues;
    longSat: NoValues;
    longSun: NoValues;
  };
  'calendar.availability.clock': {
    skipped: { day: string | number; from: string | number; to: string | number };
    repeated: { day: string | number; from: string | number; to: string | number };
  };
  'calendar.availability.copy': {
    heading: NoValues;
    nothingSet: NoValues;
    lead: { week: string | number };
    weeksLabel: NoValues;
    weeks: { count: number };
    summary: { days: number; last: string | number };
    setFirst: NoValues;
    done: { week: string | number; target: string | number; days: number };
  };
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
    slotsNotFetched: { status: string | number };
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

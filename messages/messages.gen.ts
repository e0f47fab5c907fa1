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
    zone: { zone: string | number };
    zoneAndVisitorTimes: { zone: string | number };
    zoneAndVisitorTime: { zone: string | number; time: Tag; clock: string | number };
    zoneAndVisitorClock: { zone: string | number; clock: string | number };
  };
  'booking.choice': {
    count: { count: number };
    countAndDuration: { count: number; duration: string | number };
    total: NoValues;
  };
  'booking.items': {
    heading: NoValues;
    legend: NoValues;
    provider: NoValues;
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
    ownTime: NoValues;
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
    toBooking: NoValues;
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
    ahead: { days: number };
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
    call: { number: string | number };
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
    offline: NoValues;
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
    ticket: NoValues;
    heading: NoValues;
    close: NoValues;
    bookingId: NoValues;
    name: NoValues;
    phone: NoValues;
    free: NoValues;
    payAtVenue: NoValues;
    done: NoValues;
    cameUp: NoValues;
    print: NoValues;
    where: NoValues;
    unreadable: NoValues;
    openInMaps: NoValues;
    call: NoValues;
    whatsapp: NoValues;
    online: NoValues;
    change: NoValues;
    findMore: NoValues;
    keepLabel: NoValues;
    keep: NoValues;
    mailComing: NoValues;
    mailHeld: NoValues;
    copyLink: NoValues;
    toWhatsapp: NoValues;
    sendToYourself: NoValues;
    linkMessage: {
      provider: string;
      name: string | number;
      day: string | number;
      time: string | number;
      link: string | number;
    };
    link: { link: string | number };
  };
  'booking.appointmentFile': {
    bookingId: { id: string | number };
    page: { url: string | number };
  };
  'booking.notMe': {
    askingTitle: NoValues;
    askingText: NoValues;
    stop: NoValues;
    stoppedTitle: NoValues;
    stoppedText: NoValues;
    unknownTitle: NoValues;
    unknownText: NoValues;
    notOfferedTitle: NoValues;
    notOfferedText: NoValues;
    failedTitle: NoValues;
    failedText: NoValues;
    contact: NoValues;
  };
  'booking.manage': {
    help: NoValues;
    changes: NoValues;
    confirmed: NoValues;
    moved: NoValues;
    past: NoValues;
    cancelled: NoValues;
    title: NoValues;
    startsIn: { minutes: number };
    begun: NoValues;
    over: NoValues;
    cancelledTitle: NoValues;
    byCustomer: { day: string | number; time: string | number };
    byProvider: {
      name: Tag;
      provider: string | number;
      day: string | number;
      time: string | number;
    };
    before: { old: Tag; day: string | number; time: string | number };
    move: NoValues;
    cancel: NoValues;
    keep: NoValues;
    until: { day: string | number; time: string | number };
    cancelUntil: { day: string | number; time: string | number };
    tooLate: { time: string | number };
    again: NoValues;
    againNote: NoValues;
    removeFromCalendar: NoValues;
    booked: NoValues;
    whose: {
      id: string | number;
      known: string;
      name: Tag;
      customer: string | number;
      hasPhone: string;
      phone: string | number;
    };
    keepPrivate: NoValues;
    question: NoValues;
    consequence: NoValues;
    moveInstead: NoValues;
    failed: NoValues;
    unsettled: NoValues;
    movedMeanwhile: NoValues;
    tooMany: NoValues;
    offline: { time: string | number };
    share: NoValues;
  };
  'booking.change': {
    offline: NoValues;
    noAnswer: { booking: Tag };
  };
  'booking.move': {
    heading: NoValues;
    now: { strong: Tag; time: string | number };
    old: NoValues;
    new: NoValues;
    instead: { old: string | number; price: string | number };
    confirm: { time: string | number };
    told: NoValues;
    choose: NoValues;
    lost: { left: string };
  };
  'booking.noVisit': {
    unknownTitle: NoValues;
    unknownCause: NoValues;
    failedTitle: NoValues;
    failedCause: NoValues;
    home: NoValues;
    contact: NoValues;
  };
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
    hours: NoValues;
    specialDay: NoValues;
    dayOff: NoValues;
    mark: NoValues;
    kept: NoValues;
    source: { source: string | number };
  };
  'calendar.zone': {
    changing: { before: string | number; clock: string | number; after: string | number };
    changingOnDay: {
      before: string | number;
      weekday: string | number;
      clock: string | number;
      after: string | number;
    };
    names: { names: string | number };
    namesAndOwn: {
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
    cleared: NoValues;
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
    cleared: NoValues;
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
    booking: NoValues;
    close: NoValues;
    dayAndDuration: { day: string | number; duration: string | number };
    payAtVenue: NoValues;
    made: { id: Tag; day: string | number; time: string | number };
    mailRefused: NoValues;
  };
  'calendar.visitChoices': {
    didNotCome: NoValues;
    didNotComeHelp: NoValues;
    didNotComeFrom: { time: string | number };
    didNotComeUndo: NoValues;
    didNotComeUndoHelp: NoValues;
    cancel: NoValues;
    cancelHelp: NoValues;
    cancelHelpMailed: NoValues;
    cancelNumber: NoValues;
    cancelNumberHelp: NoValues;
  };
  'calendar.visitContact': {
    call: NoValues;
    whatsapp: NoValues;
    mail: NoValues;
    greeting: { name: string | number };
    greetingFor: { name: string | number; day: string | number; time: string | number };
  };
  'calendar.visitBadges': {
    confirmed: NoValues;
    cancelled: NoValues;
    didNotCome: NoValues;
    newNews: NoValues;
    movedNews: NoValues;
    cancelledNews: NoValues;
  };
  'calendar.visitNote': {
    label: NoValues;
    save: NoValues;
    saved: NoValues;
  };
  'calendar.newerNote': {
    changed: NoValues;
    replaces: NoValues;
    removed: NoValues;
    both: NoValues;
    discard: NoValues;
  };
  'calendar.cancel': {
    question: NoValues;
    keep: NoValues;
    cancel: NoValues;
    help: { told: string };
  };
  'calendar.cancelNumber': {
    question: NoValues;
    keep: NoValues;
    cancelAll: NoValues;
    cancelCount: { count: string | number };
    lead: { number: Tag; told: string };
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
    cleared: NoValues;
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
    nothingMarked: NoValues;
    lead: { week: string | number };
    weeksLabel: NoValues;
    weeks: { count: number };
    clears: NoValues;
    summary: { days: number; last: string | number };
    summaryOfMarks: { days: number; last: string | number };
    summaryOfAll: { days: number; last: string | number };
    daysOff: { dates: string | number };
    reading: NoValues;
    retry: NoValues;
    setFirst: NoValues;
    markFirst: NoValues;
    done: { week: string | number; target: string | number; days: number };
  };
  'calendar.feed': {
    name: { name: string | number; more: number };
    booking: NoValues;
    ofService: { title: string | number; service: string | number };
    payAtVenue: { total: string | number };
    bookingId: { id: string | number };
  };
  'communities.page': {
    title: NoValues;
    lead: NoValues;
    from: { countries: string | number };
    jump: NoValues;
    services: NoValues;
    events: NoValues;
    posts: NoValues;
    news: NoValues;
    allServices: { count: number };
    allEvents: { count: number };
    allPosts: NoValues;
    allNews: NoValues;
    find: NoValues;
    others: NoValues;
    emptyTitle: NoValues;
    empty: { service: Tag; event: Tag };
  };
  'communities.meta': {
    description: { community: string | number };
    listDescription: NoValues;
  };
  'communities.problem': {
    title: NoValues;
  };
  'directory.card': {
    favorite: NoValues;
    openInMaps: NoValues;
    freeToday: { time: string | number };
    freeOn: { day: string | number; time: string | number };
    freeFrom: { date: string | number };
    noOnlineTimes: NoValues;
    from: { price: Tag };
  };
  'directory.find': {
    find: NoValues;
    all: NoValues;
    categories: NoValues;
    kinds: NoValues;
    allKinds: { count: string | number };
    anyKind: NoValues;
    kind: { kind: string | number; count: string | number };
    services: { count: number };
    otherCategories: NoValues;
    whose: NoValues;
  };
  'directory.choices': {
    anybody: NoValues;
    lead: { country: string | number };
    title: { category: string | number; country: string | number };
    titleOfBoth: { category: string | number; community: string | number };
    leadOfBoth: { community: string | number; country: string | number };
  };
  'directory.leads': {
    category1: NoValues;
    category2: NoValues;
    category3: NoValues;
    category4: NoValues;
    category5: NoValues;
    category6: NoValues;
    category7: NoValues;
    category8: NoValues;
    category9: NoValues;
  };
  'directory.search': {
    label: NoValues;
    placeholder: NoValues;
    search: NoValues;
    tooLong: { limit: string | number };
  };
  'directory.filters': {
    heading: NoValues;
    community: NoValues;
    category: NoValues;
    kind: NoValues;
    place: NoValues;
    day: NoValues;
    clear: NoValues;
    show: NoValues;
    remove: { choice: string | number };
    anyDay: NoValues;
    anyCommunity: NoValues;
    anyCategory: NoValues;
    anyKind: NoValues;
    anyPlace: NoValues;
    withCount: { choice: string | number; count: string | number };
    noPlaces: NoValues;
  };
  'directory.orders': {
    heading: NoValues;
    best: NoValues;
    soonest: NoValues;
    name: NoValues;
    newest: NoValues;
  };
  'directory.results': {
    count: { strong: Tag; count: number; country: string | number };
    for: { words: Tag };
    sortedBy: { order: string | number };
  };
  'directory.pages': {
    label: NoValues;
    previous: NoValues;
    next: NoValues;
    page: { page: string | number; last: string | number };
    go: { page: string | number };
    shown: { first: string | number; last: string | number; count: string | number };
  };
  'directory.empty': {
    title: NoValues;
    nobody: NoValues;
    noMatch: { words: Tag; where: string | number };
    where: { choices: string | number };
    oneChange: NoValues;
    clear: { count: number };
    tryWithout: NoValues;
    close: NoValues;
    seeAll: NoValues;
    communities: NoValues;
    wordAlone: { word: Tag };
    insteadOf: { choice: Tag };
    nobodyFor: { choices: string | number };
    categoryAlone: { category: string | number };
  };
  'directory.any': {
    category: NoValues;
    community: NoValues;
    kind: NoValues;
    place: NoValues;
    day: NoValues;
    words: NoValues;
    choices: NoValues;
    rest: NoValues;
  };
  'directory.listYours': {
    title: NoValues;
    lead: NoValues;
    list: NoValues;
  };
  'directory.failed': {
    title: NoValues;
    cause: NoValues;
  };
  'directory.home': {
    search: NoValues;
    categories: NoValues;
    all: { count: number };
    services: { count: number };
    events: NoValues;
    allEvents: NoValues;
    communities: NoValues;
    newest: NoValues;
    allNewest: NoValues;
    offer: NoValues;
    offerLead: NoValues;
    forProviders: NoValues;
  };
  'directory.unread': {
    cause: NoValues;
    tryAgain: NoValues;
  };
  'errors.fields': {
    nameMissing: NoValues;
    emailMissing: NoValues;
    emailInvalid: NoValues;
    messageMissing: NoValues;
    reasonMissing: NoValues;
    reasonUnknown: NoValues;
    deletionUnconfirmed: NoValues;
    tooLong: { limit: string | number };
    serviceNameMissing: NoValues;
    descriptionMissing: NoValues;
    communityMissing: NoValues;
    categoryMissing: NoValues;
    addressMissing: NoValues;
    countryMissing: NoValues;
    phoneMissing: NoValues;
    contactPhoneMissing: NoValues;
    phoneInvalid: NoValues;
    websiteInvalid: NoValues;
    logoMissing: NoValues;
    subcategoryMissing: NoValues;
    subcategoryForeign: NoValues;
    subcategoriesUnknown: NoValues;
    photosUnfinished: NoValues;
    itemNameMissing: NoValues;
    itemPriceInvalid: { most: string | number };
    itemMinutesInvalid: { most: string | number };
    imageNotPicture: NoValues;
    imageEmpty: NoValues;
    imageTooLarge: NoValues;
    imageAnimated: NoValues;
    imageMetadata: NoValues;
    imageDimensions: { most: string | number };
    imageForeign: NoValues;
    imageMissing: NoValues;
    imageInterrupted: NoValues;
    imagePosition: { position: string | number };
    endBeforeStart: NoValues;
    windowTooLong: { days: string | number };
    spanTooLong: { hours: string | number };
    dateInvalid: NoValues;
    hoursOverlap: NoValues;
    offQuarterHour: NoValues;
    markMissing: NoValues;
    calendarInvalid: NoValues;
    itemSelectionInvalid: NoValues;
    outOfReach: { months: string | number };
    titleMissing: NoValues;
    communityUnknown: NoValues;
    categoryUnknown: NoValues;
    countryUnknown: NoValues;
    startMissing: NoValues;
    endMissing: NoValues;
    endNotAfterStart: NoValues;
    timeUnreadable: { first: string | number; last: string | number };
    timeSkipped: { city: string | number; shown: string | number; next: string | number };
    timeSkippedThatDay: { city: string | number; shown: string | number };
    zoneUnknown: NoValues;
    ticketAnswerMissing: NoValues;
    ticketPriceMissing: NoValues;
    ticketPriceInvalid: NoValues;
    ticketPriceTooHigh: { most: string | number };
    ticketUnasked: NoValues;
    ticketCurrencyUnasked: NoValues;
    ticketCurrencyInvalid: { currency: string | number };
    bookingLinkMissing: NoValues;
    bookingLinkInvalid: NoValues;
    bookingLinkUnasked: NoValues;
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
    unsettled: NoValues;
    tooSlow: NoValues;
    nothingThere: NoValues;
    refused: NoValues;
    noAccess: NoValues;
    hostFailed: NoValues;
    ourMistake: { requestId: string | number };
    foreignSite: NoValues;
    notSignedIn: NoValues;
    otherAccount: NoValues;
    noPage: NoValues;
    noReports: NoValues;
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
    phoneBookingsClosed: NoValues;
    changesClosed: { minutes: number };
    signInsClosed: { minutes: number };
    formsClosed: { seconds: number };
    readsClosed: { seconds: number };
    noBooking: NoValues;
    bookingChanged: NoValues;
    cancelOneByOne: NoValues;
    availabilityNotTried: NoValues;
    outOfReach: { months: string | number };
    slotsNotFetched: { status: string | number };
    itemsUnread: NoValues;
    notMeasured: NoValues;
    visitsClosed: NoValues;
    marksNotCleared: NoValues;
    hoursNotKept: NoValues;
    hoursChanged: NoValues;
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
    lateTitle: NoValues;
    lateMessage: NoValues;
    largeTitle: NoValues;
    largeMessage: NoValues;
    busyReadTitle: NoValues;
    busyReadMessage: NoValues;
    busyWriteTitle: NoValues;
    busyWriteMessage: NoValues;
    tooManyTitle: NoValues;
    tryAgain: NoValues;
    home: NoValues;
  };
  'errors.connection': {
    interrupted: NoValues;
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
    standing: { standing: string };
  };
  'events.about': {
    title: NoValues;
    description: NoValues;
    category: NoValues;
    categoryPlaceholder: NoValues;
  };
  'events.place': {
    address: NoValues;
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
    startClock: NoValues;
    endDate: NoValues;
    endClock: NoValues;
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
  'events.zone': {
    label: NoValues;
    show: NoValues;
    list: NoValues;
    found: { count: number };
  };
  'forms.form': {
    noScript: NoValues;
    kept: NoValues;
    discard: NoValues;
    submitting: NoValues;
    submit: NoValues;
    sendAgain: NoValues;
  };
  'forms.leave': {
    heading: NoValues;
    lead: NoValues;
    stay: NoValues;
    leave: NoValues;
  };
  'forms.signedOut': {
    heading: NoValues;
    lead: NoValues;
  };
  'forms.signIn': {
    google: NoValues;
  };
  'forms.loading': {
    loading: NoValues;
  };
  'forms.unsettled': {
    newMissing: NoValues;
    editMissing: { kind: string };
    editMayDouble: NoValues;
  };
  'forms.choices': {
    community: NoValues;
    communityPlaceholder: NoValues;
    country: NoValues;
    countryPlaceholder: NoValues;
  };
  'forms.communities': {
    option1: NoValues;
    option2: NoValues;
    option3: NoValues;
    option4: NoValues;
    option5: NoValues;
    option6: NoValues;
  };
  'forms.communityNames': {
    community1: NoValues;
    community2: NoValues;
    community3: NoValues;
    community4: NoValues;
    community5: NoValues;
    community6: NoValues;
  };
  'hours.page': {
    title: NoValues;
    back: NoValues;
    parts: NoValues;
    week: NoValues;
    daysOff: NoValues;
    rules: NoValues;
    failed: NoValues;
    retry: NoValues;
    noScript: NoValues;
    signIn: NoValues;
  };
  'hours.week': {
    sets: NoValues;
    usual: NoValues;
    unnamed: NoValues;
    newSet: NoValues;
    name: NoValues;
    from: NoValues;
    until: NoValues;
    remove: NoValues;
    datesNote: NoValues;
    fill: NoValues;
    closed: NoValues;
    open: { day: string | number };
    range: { from: string | number; to: string | number };
    to: NoValues;
    start: { day: string | number; number: string | number };
    end: { day: string | number; number: string | number };
    add: NoValues;
    addTo: { day: string | number };
    removeRange: { from: string | number; to: string | number; day: string | number };
    copy: NoValues;
    copyOf: { day: string | number };
    copyTo: { day: string | number };
    copyCount: { count: number };
    cancel: NoValues;
    order: NoValues;
    overlap: NoValues;
    dates: NoValues;
    fixFirst: NoValues;
  };
  'hours.daysOff': {
    heading: NoValues;
    kind: NoValues;
    off: NoValues;
    special: NoValues;
    from: NoValues;
    until: NoValues;
    name: NoValues;
    onlyYou: NoValues;
    hoursFrom: NoValues;
    hoursUntil: NoValues;
    add: { count: number };
    added: NoValues;
    missing: NoValues;
    list: NoValues;
    none: NoValues;
    holidays: NoValues;
    holidaysLead: NoValues;
    isOff: NoValues;
    holidayOff: NoValues;
    holidayWorked: NoValues;
    isSpecial: { hours: string | number };
    remove: { name: string | number };
    work: { name: string | number };
    close: { name: string | number };
    order: NoValues;
    span: { from: string | number; until: string | number };
    month: NoValues;
    adding: NoValues;
    booked: { count: number };
    bookedKey: NoValues;
    closed: NoValues;
    showAll: { count: string | number };
  };
  'hours.holidays': {
    newYear: NoValues;
    saintPaul: NoValues;
    saintJoseph: NoValues;
    freedomDay: NoValues;
    goodFriday: NoValues;
    workersDay: NoValues;
    setteGiugno: NoValues;
    saintsPeterAndPaul: NoValues;
    assumption: NoValues;
    victoryDay: NoValues;
    independenceDay: NoValues;
    immaculateConception: NoValues;
    republicDay: NoValues;
    christmas: NoValues;
  };
  'hours.rules': {
    now: NoValues;
    fromNow: { from: string | number };
    fullNow: { days: number };
    until: { day: string | number };
    noUntil: NoValues;
    visits: { count: number };
    keptBefore: { time: string | number };
    keptAfter: { time: string | number };
    before: NoValues;
    beforeHelp: NoValues;
    after: NoValues;
    afterHelp: NoValues;
    notice: NoValues;
    noticeHelp: NoValues;
    ahead: NoValues;
    aheadHelp: NoValues;
    most: NoValues;
    mostHelp: NoValues;
    none: NoValues;
    noLimit: NoValues;
    minutes: { count: number };
    hours: { count: number };
    days: { count: number };
    weeks: { count: number };
    visitCount: { count: number };
    newOnly: NoValues;
  };
  'hours.preview': {
    heading: NoValues;
    zone: NoValues;
    closed: NoValues;
    dayOff: NoValues;
    open: NoValues;
    booked: NoValues;
    outside: NoValues;
    openAt: { hours: string | number };
    visits: { count: number };
    visitsOutside: { count: number };
  };
  'hours.conflicts': {
    heading: { count: number };
    onDays: { count: number };
    lead: NoValues;
    more: { count: number };
    when: { day: string | number; from: string | number; to: string | number };
  };
  'hours.save': {
    label: NoValues;
    changed: NoValues;
    total: { hours: string | number; minutes: number };
    outside: { count: number };
    undo: NoValues;
    save: NoValues;
    sending: NoValues;
    saved: NoValues;
    savedForLater: NoValues;
    savedOnly: NoValues;
    undone: NoValues;
    unsettled: NoValues;
    replace: NoValues;
    restored: NoValues;
    days: { count: number };
    sets: { count: number };
    daysOff: { count: number };
    rules: { count: number };
    saveDaysOff: NoValues;
    saveRules: NoValues;
    saveAll: NoValues;
  };
  'hours.marks': {
    heading: { count: number };
    lead: NoValues;
    available: { time: string | number };
    unavailable: { time: string | number };
    follow: NoValues;
    followOn: { date: string | number };
    followAll: { count: string | number };
    cleared: { count: number };
    undo: NoValues;
    back: { count: number };
    failed: NoValues;
    showAll: { count: string | number };
  };
  'items.list': {
    heading: NoValues;
    add: NoValues;
    freeHint: NoValues;
    none: NoValues;
    notLoaded: { link: Tag };
    success: NoValues;
    error: NoValues;
    addAnother: NoValues;
  };
  'items.row': {
    edit: { name: string | number };
    delete: { name: string | number };
  };
  'items.deletion': {
    question: NoValues;
    keep: NoValues;
    delete: NoValues;
  };
  'items.dialog': {
    editHeading: NoValues;
    addHeading: NoValues;
  };
  'items.form': {
    nameLabel: NoValues;
    descriptionLabel: NoValues;
    saving: NoValues;
    save: NoValues;
    add: NoValues;
  };
  'items.amounts': {
    priceLabel: NoValues;
    minutesLabel: NoValues;
    slots: { duration: string | number; slots: number; minutes: string | number };
  };
  'items.outcome': {
    added: NoValues;
    edited: NoValues;
    deleted: NoValues;
    notSaved: { reason: string | number };
    notDeleted: { reason: string | number };
  };
  'items.unsettled': {
    addMissing: NoValues;
    editMissing: NoValues;
    deleteMissing: NoValues;
  };
  'legal.about': {
    heading: NoValues;
    lead: { product: string | number };
  };
  'legal.about.titles': {
    mission: NoValues;
    vision: NoValues;
    whatWeDo: NoValues;
  };
  'legal.about.sections': {
    mission: { p: Tag };
    vision: { p: Tag };
    whatWeDo: { ul: Tag; li: Tag; p: Tag; steps: Tag };
  };
  'legal.privacyPolicy': {
    heading: NoValues;
    updated: NoValues;
    lead: NoValues;
  };
  'legal.privacyPolicy.retention': {
    lead: NoValues;
    visits: { days: number };
    answers: { hours: string | number };
    messages: { hours: string | number };
    undelivered: { hours: string | number };
    reports: { reportDays: string | number };
    stops: NoValues;
    onRequest: NoValues;
  };
  'legal.privacyPolicy.titles': {
    dataWeCollect: NoValues;
    howWeUseIt: NoValues;
    sharing: NoValues;
    internationalTransfers: NoValues;
    yourRights: NoValues;
    security: NoValues;
    retention: NoValues;
    cookies: NoValues;
    childrenAndProhibitedContent: NoValues;
    changes: NoValues;
    contact: NoValues;
  };
  'legal.privacyPolicy.sections': {
    dataWeCollect: { p: Tag; ul: Tag; li: Tag };
    howWeUseIt: { p: Tag };
    sharing: { p: Tag };
    internationalTransfers: { p: Tag };
    yourRights: { p: Tag };
    security: { p: Tag };
    retention: { p: Tag };
    cookies: { p: Tag };
    childrenAndProhibitedContent: { p: Tag; mail: Tag; address: string | number };
    changes: { p: Tag };
    contact: { p: Tag; mail: Tag; address: string | number };
  };
  'legal.privacyPolicy.rights': {
    right: NoValues;
    meaning: NoValues;
    use: NoValues;
    deletionRequest: NoValues;
    writeToSupport: NoValues;
  };
  'legal.privacyPolicy.rights.names': {
    access: NoValues;
    correction: NoValues;
    deletion: NoValues;
    restriction: NoValues;
    portability: NoValues;
    objection: NoValues;
    withdrawal: NoValues;
  };
  'legal.privacyPolicy.rights.meanings': {
    access: NoValues;
    correction: NoValues;
    deletion: NoValues;
    restriction: NoValues;
    portability: NoValues;
    objection: NoValues;
    withdrawal: NoValues;
  };
  'legal.providerTerms': {
    heading: NoValues;
    lead: { product: string | number };
  };
  'legal.providerTerms.titles': {
    integrity: NoValues;
    delivery: NoValues;
    complaints: NoValues;
    prohibitedConduct: NoValues;
    liability: NoValues;
    amendments: NoValues;
    acceptance: NoValues;
  };
  'legal.providerTerms.sections': {
    integrity: { p: Tag };
    delivery: { p: Tag; product: string | number };
    complaints: { p: Tag };
    prohibitedConduct: { ul: Tag; li: Tag };
    liability: { p: Tag; product: string | number };
    amendments: { p: Tag };
    acceptance: { p: Tag };
  };
  'legal.deleteRequest': {
    heading: NoValues;
    lead: NoValues;
  };
  'legal.deleteRequest.titles': {
    inTheApp: NoValues;
    whatHappens: NoValues;
    theProcess: NoValues;
    requestForm: NoValues;
  };
  'legal.deleteRequest.sections': {
    inTheApp: { ol: Tag; li: Tag; product: string | number; b: Tag };
    whatHappens: { ul: Tag; li: Tag; policy: Tag };
    theProcess: { p: Tag };
    requestForm: { p: Tag; mail: Tag; address: string | number };
  };
  'mail.booked': {
    subject: { day: string | number; time: string | number };
    title: NoValues;
    lead: { provider: string | number };
    preheader: { time: string | number; place: string | number; total: string | number };
  };
  'mail.moved': {
    subject: { day: string | number; time: string | number };
    title: NoValues;
    lead: { provider: string | number };
    preheader: { time: string | number; place: string | number };
  };
  'mail.reminder': {
    subject: { day: string | number; time: string | number };
    title: { when: string; time: string | number; day: string | number };
    lead: { provider: string | number };
    preheader: { time: string | number; place: string | number; total: string | number };
    cannotCome: NoValues;
    gladOfTime: NoValues;
  };
  'mail.cancelled': {
    subject: { day: string | number; time: string | number };
    title: NoValues;
    byCustomer: { day: string | number; time: string | number };
    byProvider: { provider: string | number; day: string | number; time: string | number };
    preheader: NoValues;
    bookAgain: NoValues;
    sameServices: { count: number };
    notYou: { phone: string | number };
    footer: NoValues;
  };
  'mail.visit': {
    span: { start: string | number; end: string | number; duration: string | number };
    start: { start: string | number; duration: string | number };
    bookingId: { id: string | number };
    before: { day: string | number; time: string | number };
  };
  'mail.customer': {
    attached: NoValues;
    online: { time: string | number; sameDay: string; day: string | number };
    or: NoValues;
    google: NoValues;
    outlook: NoValues;
    why: NoValues;
    notMe: NoValues;
  };
  'mail.provider': {
    bookedSubject: { day: string | number; time: string | number };
    bookedTitle: NoValues;
    bookedLead: { name: string | number; service: string | number };
    movedSubject: { day: string | number; time: string | number };
    movedTitle: NoValues;
    movedLead: { name: string | number; service: string | number };
    cancelledSubject: { day: string | number; time: string | number };
    cancelledTitle: NoValues;
    cancelledLead: { name: string | number; service: string | number };
    made: { zone: string | number; day: string | number; time: string | number };
    open: NoValues;
    openCalendar: NoValues;
    yourDay: { weekday: string | number };
    new: NoValues;
    moved: NoValues;
    noName: NoValues;
    why: { product: string | number };
  };
  'mail.decided': {
    approvedSubject: { kind: string };
    rejectedSubject: { kind: string };
    delistedSubject: { kind: string };
    approvedLead: { kind: string; name: string | number };
    rejectedLead: { name: string | number };
    delistedLead: { kind: string; name: string | number };
    reason: NoValues;
    openService: NoValues;
    openEvent: NoValues;
    openPost: NoValues;
    writeToUs: NoValues;
    why: { kind: string; product: string | number };
  };
  'meta.site': {
    pictureAlt: NoValues;
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
  'meta.services': {
    newTitle: NoValues;
    editTitle: NoValues;
    detailTitle: NoValues;
  };
  'meta.slate': {
    title: { name: string | number };
    description: { name: string | number; product: string | number };
  };
  'meta.landing': {
    title: NoValues;
    description: NoValues;
  };
  'meta.downloadApp': {
    title: NoValues;
    description: { product: string | number };
  };
  'meta.about': {
    title: NoValues;
    description: { product: string | number };
  };
  'meta.howItWorks': {
    title: NoValues;
    description: { product: string | number };
  };
  'meta.privacyPolicy': {
    title: NoValues;
    description: { product: string | number };
  };
  'meta.providerTerms': {
    title: NoValues;
    description: { product: string | number };
  };
  'meta.deleteRequest': {
    title: NoValues;
    description: { product: string | number };
  };
  'meta.notFound': {
    title: { product: string | number };
  };
  'meta.booking': {
    items: NoValues;
    times: NoValues;
    review: NoValues;
    confirmed: NoValues;
    notMe: NoValues;
    manage: NoValues;
  };
  'meta.portal': {
    title: NoValues;
    openingHours: NoValues;
  };
  'meta.events': {
    newTitle: NoValues;
    editTitle: NoValues;
    detailTitle: NoValues;
  };
  'meta.appointmentFile': {
    bookingId: { id: string | number };
  };
  'meta.manifest': {
    description: NoValues;
    news: NoValues;
    providers: NoValues;
  };
  'meta.error': {
    title: { product: string | number };
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
  'news.age': {
    now: NoValues;
    minutes: { count: number };
    hours: { count: number };
    days: { count: number };
  };
  'owner.status': {
    pending: NoValues;
    approved: NoValues;
    rejected: NoValues;
    delisted: NoValues;
  };
  'owner.wayBack': {
    toPortal: NoValues;
  };
  'owner.deleteDialog': {
    deleting: NoValues;
  };
  'owner.deletion': {
    delete: { kind: string };
    question: { kind: string };
    keep: { kind: string };
    failed: { kind: string };
    deleted: { kind: string };
    unsettledMissing: NoValues;
  };
  'owner.problem': {
    notFound: { kind: string };
    stranger: { kind: string };
    failed: { kind: string };
    notFoundCause: NoValues;
    notFoundDetail: { kind: string };
    failedCause: { kind: string };
    strangerCause: { kind: string };
    tryAgain: NoValues;
  };
  'portal.accountMenu': {
    label: NoValues;
    signOut: NoValues;
    firstSteps: NoValues;
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
    zone: { offset: string | number };
  };
  'portal.visits': {
    heading: NoValues;
    news: { count: string | number };
    search: NoValues;
    upcoming: NoValues;
    past: NoValues;
    none: NoValues;
    notFound: { search: string | number };
    failed: NoValues;
    retry: NoValues;
    later: NoValues;
    earlier: NoValues;
    today: { date: string | number };
    tomorrow: { date: string | number };
    noDay: NoValues;
    count: { count: number };
    sum: { count: number; total: string | number };
    noName: NoValues;
    call: { name: string | number };
    whatsapp: { name: string | number };
    mailRefused: NoValues;
    unsettled: NoValues;
    clear: NoValues;
    noneOfKind: { kind: string };
  };
  'portal.visitFilters': {
    label: NoValues;
    all: NoValues;
    new: { count: number };
    cancelled: NoValues;
    missed: NoValues;
  };
  'portal.feed': {
    heading: NoValues;
    lead: NoValues;
    make: NoValues;
    address: NoValues;
    secret: NoValues;
    copy: NoValues;
    subscribe: NoValues;
    renew: NoValues;
    end: NoValues;
    askRenew: NoValues;
    askEnd: NoValues;
    askLead: NoValues;
    keep: NoValues;
    made: NoValues;
    renewed: NoValues;
    ended: NoValues;
    copied: NoValues;
    notCopied: NoValues;
  };
  'portal.firstSteps': {
    heading: NoValues;
    nearlyOpen: NoValues;
    progress: { done: string | number; all: string | number; next: string; waits: string };
    beside: NoValues;
    doorOpen: NoValues;
    doorWaits: NoValues;
    doorShut: NoValues;
    seePage: NoValues;
    seePreview: NoValues;
    done: NoValues;
    now: NoValues;
    later: NoValues;
    account: NoValues;
    service: NoValues;
    serviceNow: NoValues;
    serviceWaits: NoValues;
    turnedDown: NoValues;
    reason: { reason: string | number };
    edit: NoValues;
    items: NoValues;
    itemsDone: { count: number; prices: string | number };
    priceRange: { least: string | number; most: string | number };
    itemsNow: NoValues;
    addItems: NoValues;
    hours: NoValues;
    hoursDone: NoValues;
    hoursNow: NoValues;
    setHours: NoValues;
    share: NoValues;
    shareDone: NoValues;
    shareNow: NoValues;
    shareLater: NoValues;
    openPage: NoValues;
    allDone: NoValues;
  };
  'portal.insight': {
    heading: NoValues;
    period: { from: string | number; until: string | number };
    views: NoValues;
    bookings: NoValues;
    noShows: NoValues;
    before: { count: string | number };
    ofVisits: { visits: number; before: string | number };
    note: NoValues;
  };
  'profile.page': {
    highlights: NoValues;
  };
  'profile.hero': {
    favorite: NoValues;
    notBookable: NoValues;
    freeToday: { time: string | number };
    nextFree: { day: string | number; time: string | number };
  };
  'profile.contacts': {
    group: NoValues;
    call: NoValues;
    message: NoValues;
    book: NoValues;
  };
  'profile.contactCard': {
    heading: NoValues;
    whatsapp: NoValues;
    website: NoValues;
    openInMaps: NoValues;
  };
  'profile.gallery': {
    open: { number: string | number; count: string | number };
  };
  'profile.lightbox': {
    label: { name: string | number };
    count: { number: string | number; count: string | number };
    close: NoValues;
    alt: { name: string | number; number: string | number; count: string | number };
    broken: NoValues;
    previous: NoValues;
    next: NoValues;
  };
  'profile.hours': {
    heading: NoValues;
    lead: NoValues;
    today: NoValues;
    closed: NoValues;
    noTimes: NoValues;
    bookedOut: NoValues;
  };
  'profile.preview': {
    note: NoValues;
    ways: NoValues;
    portal: NoValues;
    manage: NoValues;
  };
  'profile.about': {
    heading: NoValues;
    community: { community: string | number };
    askThem: NoValues;
    nothing: NoValues;
    offered: NoValues;
  };
  'profile.items': {
    heading: NoValues;
    all: { count: number };
    severalAtOnce: NoValues;
    book: { hidden: Tag; name: string | number };
  };
  'profile.beside': {
    own: NoValues;
    similar: NoValues;
    all: NoValues;
  };
  'profile.problem': {
    noIdTitle: NoValues;
    noIdCause: NoValues;
    notFoundTitle: NoValues;
    notFoundCause: { product: string | number };
    failedTitle: NoValues;
    failedCause: NoValues;
    tryAgain: NoValues;
    find: NoValues;
    home: NoValues;
  };
  'promo.panel': {
    preview: { name: string | number; product: string | number };
    heading: NoValues;
    lead: NoValues;
    lacksLogo: NoValues;
    download: NoValues;
    failed: NoValues;
    byHand: NoValues;
  };
  'promo.picture': {
    joined: { product: string | number };
    favorite: NoValues;
  };
  'publicEvents.card': {
    weekdayAndTimes: { weekday: string | number; times: Tag };
    ownClock: { city: string | number };
    otherClock: { city: string | number; time: string | number; venue: string | number };
  };
  'publicEvents.days': {
    today: NoValues;
    tomorrow: NoValues;
    count: { count: number };
    weekdayAndCount: { weekday: string | number; count: string | number };
  };
  'publicEvents.when': {
    title: NoValues;
    label: NoValues;
    thisWeek: NoValues;
    weekend: NoValues;
    nextWeek: { days: string | number };
    days: { first: string | number; last: string | number };
    summary: { days: string | number; count: number };
  };
  'publicEvents.filters': {
    label: NoValues;
    date: NoValues;
    category: NoValues;
    community: NoValues;
    place: NoValues;
    free: NoValues;
    choices: { name: string | number };
    without: { hidden: Tag; words: string | number };
  };
  'publicEvents.calendar': {
    heading: NoValues;
    withEvents: { day: string | number };
  };
  'publicEvents.communities': {
    heading: NoValues;
    follow: NoValues;
  };
  'publicEvents.nothing': {
    thisWeek: NoValues;
    weekend: NoValues;
    week: NoValues;
    day: NoValues;
    month: NoValues;
    clear: NoValues;
    own: { link: Tag };
  };
  'publicEvents.pages': {
    label: NoValues;
    previous: NoValues;
    next: NoValues;
    place: { page: string | number; pages: string | number };
  };
  'publicEvents.problem': {
    title: NoValues;
    eventTitle: NoValues;
    goneTitle: NoValues;
    goneCause: { product: string | number };
    whatsOn: NoValues;
    home: NoValues;
  };
  'publicEvents.meta': {
    description: NoValues;
    feed: { product: string | number };
  };
  'publicEvents.event': {
    dayAndTimes: { weekday: string | number; times: Tag };
    where: NoValues;
    openInMaps: NoValues;
    ticket: NoValues;
    noTicket: NoValues;
    book: NoValues;
    bookAt: { host: string | number };
    over: NoValues;
    details: NoValues;
    organizer: NoValues;
    profile: NoValues;
    bookItem: { hidden: Tag; name: string | number };
    others: NoValues;
    all: NoValues;
  };
  'publicEvents.file': {
    page: { url: string | number };
  };
  'publicEvents.visitor': {
    forYou: { city: string | number; offset: string | number };
    forYouAt: { offset: string | number };
  };
  'report.link': {
    service: NoValues;
    event: NoValues;
    slate: NoValues;
  };
  'report.dialog': {
    service: NoValues;
    event: NoValues;
    slate: NoValues;
    reason: NoValues;
    misleading: NoValues;
    wrongDetails: NoValues;
    scam: NoValues;
    harmful: NoValues;
    other: NoValues;
    text: NoValues;
    email: NoValues;
    privacy: NoValues;
    send: NoValues;
    sending: NoValues;
    kept: NoValues;
    thanks: NoValues;
    next: NoValues;
    reasonMissing: NoValues;
    cancel: NoValues;
    close: NoValues;
  };
  'services.form': {
    newHeading: NoValues;
    editHeading: NoValues;
    lead: NoValues;
    aboutHeading: NoValues;
    reachHeading: NoValues;
    picturesHeading: NoValues;
    savedHeading: NoValues;
    saved: NoValues;
    changed: NoValues;
  };
  'services.outcome': {
    notSaved: NoValues;
    otherOwner: NoValues;
  };
  'services.edit': {
    heading: NoValues;
    otherOwner: NoValues;
    notLoaded: NoValues;
  };
  'services.formGate': {
    heading: NoValues;
    lead: NoValues;
  };
  'services.detailGate': {
    heading: NoValues;
    lead: NoValues;
  };
  'services.about': {
    nameLabel: NoValues;
    descriptionLabel: NoValues;
    categoryLabel: NoValues;
    categoryPlaceholder: NoValues;
  };
  'services.subcategories': {
    legend: NoValues;
    loading: NoValues;
    notLoaded: NoValues;
    tryAgain: NoValues;
  };
  'services.reach': {
    addressLabel: NoValues;
    phoneLabel: NoValues;
    whatsappLabel: NoValues;
    websiteLabel: NoValues;
    websiteHelp: NoValues;
  };
  'services.logo': {
    label: NoValues;
    choose: NoValues;
    chooseLabel: NoValues;
    chooseAnother: NoValues;
    chooseAnotherLabel: NoValues;
    heading: NoValues;
    hint: NoValues;
  };
  'services.photos': {
    legend: NoValues;
    photo: { number: string | number };
    remove: { number: string | number };
    moveEarlier: { number: string | number };
    moveLater: { number: string | number };
    moved: { from: string | number; to: string | number; count: string | number };
    removed: { number: string | number };
    addLabel: NoValues;
    add: NoValues;
    orDrop: NoValues;
  };
  'services.nextSteps': {
    heading: NoValues;
    lead: NoValues;
    items: NoValues;
    itemsHint: NoValues;
    hours: NoValues;
    hoursHint: NoValues;
    openingHoursHint: NoValues;
  };
  'services.owner': {
    descriptionHeading: NoValues;
    portfolioHeading: NoValues;
  };
  'services.actions': {
    createPromo: NoValues;
    hidePromo: NoValues;
    promoRegion: NoValues;
    edit: NoValues;
    drawing: NoValues;
    visitsToCome: { count: number };
  };
  'services.facts': {
    heading: NoValues;
    address: NoValues;
    phone: NoValues;
    whatsapp: NoValues;
    website: NoValues;
  };
  'services.profileCard': {
    heading: NoValues;
    live: NoValues;
    pending: NoValues;
    rejected: NoValues;
    delisted: NoValues;
    reason: { text: Tag; reason: string | number };
    viewProfile: NoValues;
    viewPreview: NoValues;
  };
  'services.categories': {
    category1: NoValues;
    category2: NoValues;
    category3: NoValues;
    category4: NoValues;
    category5: NoValues;
    category6: NoValues;
    category7: NoValues;
    category8: NoValues;
    category9: NoValues;
  };
  'services.subcategoryTitles': {
    immigrationAndResidence: NoValues;
    contractsAndNotarial: NoValues;
    employmentLaw: NoValues;
    familyLaw: NoValues;
    companyFormation: NoValues;
    documentTranslation: NoValues;
    hairAndBraiding: NoValues;
    barbering: NoValues;
    makeUp: NoValues;
    nails: NoValues;
    hennaAndBodyArt: NoValues;
    bridalAndEvents: NoValues;
    tailoringAndTraditionalDress: NoValues;
    cleaning: NoValues;
    plumbing: NoValues;
    electricalWork: NoValues;
    paintingAndDecorating: NoValues;
    repairsAndHandyman: NoValues;
    gardening: NoValues;
    restaurantAndHomeDining: NoValues;
    streetFoodAndTakeaway: NoValues;
    coffeeAndSweets: NoValues;
    groceriesFromHome: NoValues;
    mealPlans: NoValues;
    cookingClasses: NoValues;
    english: NoValues;
    maltese: NoValues;
    arabic: NoValues;
    french: NoValues;
    spanish: NoValues;
    africanLanguages: NoValues;
    asianLanguages: NoValues;
    lessonsForChildren: NoValues;
    seaFreight: NoValues;
    airFreight: NoValues;
    documentsAndParcels: NoValues;
    customsClearance: NoValues;
    packing: NoValues;
    mcsAndHosts: NoValues;
    djsAndSound: NoValues;
    liveBands: NoValues;
    catering: NoValues;
    decorationAndHire: NoValues;
    childminding: NoValues;
    afterSchoolCare: NoValues;
    elderlyCare: NoValues;
    homeNursing: NoValues;
    physiotherapy: NoValues;
    doulaAndPostnatalCare: NoValues;
    airportTransfers: NoValues;
    taxi: NoValues;
    schoolRuns: NoValues;
    movingAndDelivery: NoValues;
    drivingLessons: NoValues;
  };
  'share.link': {
    share: NoValues;
  };
  'share.dialog': {
    title: NoValues;
    close: NoValues;
    codeAlt: NoValues;
    code: NoValues;
    poster: NoValues;
  };
  'share.owner': {
    heading: NoValues;
    lead: NoValues;
    codeAlt: NoValues;
    code: NoValues;
    poster: NoValues;
  };
  'share.poster': {
    title: { name: string | number };
    print: NoValues;
    size: NoValues;
    back: NoValues;
    book: NoValues;
    how: NoValues;
    codeAlt: { name: string | number };
  };
  'site.contact': {
    heading: NoValues;
    lead: NoValues;
    directly: NoValues;
    email: NoValues;
    whatsapp: NoValues;
    leave: { link: Tag };
  };
  'site.topBar': {
    skip: NoValues;
    main: NoValues;
    find: NoValues;
    whatsOn: NoValues;
    communities: NoValues;
    news: NoValues;
    providers: NoValues;
  };
  'site.footer': {
    tagline: NoValues;
    siteMap: NoValues;
    about: NoValues;
    contact: NoValues;
    privacyPolicy: NoValues;
    news: NoValues;
    howItWorks: NoValues;
    providerTerms: NoValues;
    socialMedia: NoValues;
    followUs: NoValues;
    facebook: NoValues;
    instagram: NoValues;
    linkedin: NoValues;
    tiktok: NoValues;
    getTheApp: NoValues;
    android: NoValues;
    ios: NoValues;
    rights: NoValues;
  };
  'site.error': {
    title: NoValues;
    lead: NoValues;
    tryAgain: NoValues;
    home: NoValues;
    reference: { reference: Tag };
  };
  'site.notFound': {
    title: NoValues;
    lead: NoValues;
    home: NoValues;
    find: NoValues;
    news: NoValues;
  };
  'site.landing': {
    heading: NoValues;
    tagline: NoValues;
    heroAlt: NoValues;
    pairs: NoValues;
    newsAlt: NoValues;
    newsTitle: NoValues;
    newsText: NoValues;
    newsLink: NoValues;
    servicesAlt: NoValues;
    servicesTitle: NoValues;
    servicesText: NoValues;
    servicesLink: NoValues;
    connectAlt: NoValues;
    connectTitle: NoValues;
    connectText: NoValues;
    connectLink: NoValues;
  };
  'site.download': {
    open: NoValues;
    title: NoValues;
    choose: NoValues;
    android: NoValues;
    ios: NoValues;
  };
  'site.flyer': {
    heading: NoValues;
    tableAlt: NoValues;
    downloadAlt: NoValues;
    downloadTitle: NoValues;
    downloadText: NoValues;
    originAlt: NoValues;
    originTitle: NoValues;
    originText: NoValues;
    newsAlt: NoValues;
    newsTitle: NoValues;
    newsText: NoValues;
    bookAlt: NoValues;
    bookTitle: NoValues;
    bookText: NoValues;
  };
  'site.share': {
    copy: NoValues;
    share: NoValues;
    copied: NoValues;
    notCopied: { url: string | number };
  };
  'site.letter': {
    noScripts: { email: string | number };
    leaveEmpty: NoValues;
    kept: NoValues;
    byMail: NoValues;
    submitting: NoValues;
  };
  'site.contactForm': {
    name: NoValues;
    email: NoValues;
    message: NoValues;
    submit: NoValues;
    received: NoValues;
    subject: { product: string | number };
  };
  'site.deletionForm': {
    email: NoValues;
    emailHelp: NoValues;
    reason: NoValues;
    noReason: NoValues;
    comments: NoValues;
    understood: NoValues;
    submit: NoValues;
    received: NoValues;
    subject: { product: string | number };
    mailBody: { email: string | number };
  };
  'site.deletionReasons': {
    moving: NoValues;
    unused: NoValues;
    notFound: NoValues;
    data: NoValues;
    other: NoValues;
  };
  'site.longForm': {
    contents: NoValues;
  };
  'site.calendars': {
    addToCalendar: NoValues;
    file: NoValues;
    google: NoValues;
    outlook: NoValues;
  };
  'slates.post': {
    unnamedAuthor: { product: string | number };
    video: { name: string | number };
    image: { name: string | number };
    shareName: { name: string | number };
  };
  'slates.author': {
    services: { author: Tag; name: string | number };
    community: { community: string | number };
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
    communities: NoValues;
    home: NoValues;
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
    ok: NoValues;
    tryAgain: NoValues;
  };
  'ui.logo': {
    home: { product: string | number };
  };
  'ui.toast': {
    region: NoValues;
    dismiss: NoValues;
  };
  'ui.field': {
    optional: NoValues;
  };
  'ui.errorSummary': {
    heading: { count: number };
  };
  'ui.trail': {
    label: NoValues;
  };
  'ui.picture': {
    none: NoValues;
  };
  'ui.price': {
    free: NoValues;
    freeTicket: NoValues;
  };
  'unsettled.note': {
    unknown: { what: string };
    looking: { where: string };
    unreadable: { where: string };
    lookAgain: NoValues;
    open: { where: string };
  };
  'uploads.tile': {
    uploading: { name: string | number };
    percent: { percent: string | number };
    retry: NoValues;
    retryNamed: { name: string | number };
  };
}

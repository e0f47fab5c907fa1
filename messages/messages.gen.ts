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
  'legal.about': {
    heading: NoValues;
    lead: { product: string | number };
  };
  'legal.privacyPolicy': {
    heading: NoValues;
    updated: NoValues;
    lead: NoValues;
  };
  'legal.providerTerms': {
    heading: NoValues;
    lead: { product: string | number };
  };
  'legal.deleteRequest': {
    heading: NoValues;
    lead: NoValues;
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
  'news.browser': {
    heading: NoValues;
    loading: NoValues;
    articleCount: { count: number };
  };
  'profile.page': {
    highlights: NoValues;
  };
  'profile.hero': {
    favorite: NoValues;
    notBookable: NoValues;
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
    lead: { zone: string | number };
    today: NoValues;
    closed: NoValues;
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
  'profile.problem': {
    noIdTitle: NoValues;
    noIdCause: NoValues;
    notFoundTitle: NoValues;
    notFoundCause: { product: string | number };
    failedTitle: NoValues;
    failedCause: NoValues;
    tryAgain: NoValues;
    home: NoValues;
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
    connectAlt: NoValues;
    connectTitle: NoValues;
    connectText: NoValues;
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
  'ui.duration': {
    none: NoValues;
    hours: { hours: string | number };
    minutes: { minutes: string | number };
    hoursAndMinutes: { hours: string | number; minutes: string | number };
  };
  'ui.actions': {
    ok: NoValues;
    close: NoValues;
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
  'ui.picture': {
    none: NoValues;
  };
}

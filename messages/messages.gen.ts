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
    serviceNameMissing: NoValues;
    descriptionMissing: NoValues;
    communityMissing: NoValues;
    categoryMissing: NoValues;
    addressMissing: NoValues;
    countryMissing: NoValues;
    phoneMissing: NoValues;
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
  };
  'errors.reasons': {
    correctFields: NoValues;
    idempotencyKey: NoValues;
    otherUser: NoValues;
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
    place: NoValues;
    newDone: { kind: string };
    newMissing: NoValues;
    editDone: NoValues;
    editMissing: { kind: string };
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
    place: NoValues;
    addDone: NoValues;
    addMissing: NoValues;
    editDone: NoValues;
    editMissing: NoValues;
    deleteDone: NoValues;
    deleteMissing: NoValues;
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
  'news.browser': {
    heading: NoValues;
    loading: NoValues;
    articleCount: { count: number };
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
    unsettledPlace: NoValues;
    unsettledDone: { kind: string };
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
  'promo.panel': {
    preview: { name: string | number; product: string | number };
    heading: NoValues;
    lead: NoValues;
    lacksLogo: NoValues;
    download: NoValues;
    failed: NoValues;
    byHand: NoValues;
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
    communityLabel: NoValues;
    communityPlaceholder: NoValues;
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
    countryLabel: NoValues;
    countryPlaceholder: NoValues;
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
  'uploads.tile': {
    uploading: { name: string | number };
    percent: { percent: string | number };
    retry: NoValues;
    retryNamed: { name: string | number };
  };
}

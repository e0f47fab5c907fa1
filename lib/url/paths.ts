import type { Clause } from '@/lib/domain/moderation/clauses';

/** RED-004. */
export const paths = {
  home: '/',
  downloadApp: '/downloadapp',
  howItWorks: '/how-it-works',
  about: '/aboutus',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  deleteRequest: '/delete-request',
  providerTerms: '/settln-providers-terms-and-conditions',
  terms: '/terms',
  providerPage: '/providerPage',
  booking: '/booking',
  selectTime: '/booking/select-time',
  review: '/booking/review',
  manage: '/booking/manage',
  /** The link of a customer to the review of a booking. */
  customerReview: '/review',
  /** A whole notice about something public. */
  report: '/report',
  /** For whoever a decision of the staff is against. */
  appeal: '/appeal',
  howReviewsWork: '/how-reviews-work',
  /** For a reader of our mail who did not book. */
  notMe: '/booking/not-me',
  whatsOn: '/whats-on',
  communities: '/communities',
  news: '/news',
  /** Of all communities; those of one are below it. */
  posts: '/news/posts',
  /** Categories and their communities are below it. */
  find: '/find',
  slates: '/slates',
  portal: '/settln-providers',
  /** A short address is below it. */
  short: '/p',
  /** Both redirect to the portal; the forms are below them (RED-001, RED-002). */
  services: '/services',
  events: '/events',
  /** 404 for whoever is not of the staff. */
  staff: '/staff',
} as const;

/** The canonical address, with the id only. */
export function providerPath(serviceId: string): string {
  return `${paths.providerPage}?${new URLSearchParams({ id: serviceId })}`;
}

/** "/p/marijas-chair" */
export function shortPath(address: string): string {
  return `${paths.short}/${encodeURIComponent(address)}`;
}

/** A section of the terms for everybody. */
export function termsPath(section: 'traders' | 'reviews' | 'ranking' | 'decisions'): string {
  return `${paths.terms}#${section}`;
}

/** Where the terms say it; mails and decisions keep such addresses. */
export function clausePath(clause: Clause): string {
  return `${paths.terms}#${clause}`;
}

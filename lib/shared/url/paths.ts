import type { Clause } from '@/lib/shared/domain/moderation/clauses';

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
  customerReview: '/review',
  report: '/report',
  appeal: '/appeal',
  howReviewsWork: '/how-reviews-work',
  /** For readers who did not book. */
  notMe: '/booking/not-me',
  whatsOn: '/whats-on',
  communities: '/communities',
  news: '/news',
  posts: '/news/posts',
  find: '/find',
  slates: '/slates',
  portal: '/settln-providers',
  short: '/p',
  /** Both redirect to the portal (RED-001, RED-002). */
  services: '/services',
  events: '/events',
  /** Everybody but the staff gets a 404. */
  staff: '/staff',
} as const;

/** The canonical address, which has only the id. */
export function providerPath(serviceId: string): string {
  return `${paths.providerPage}?${new URLSearchParams({ id: serviceId })}`;
}

export function shortPath(address: string): string {
  return `${paths.short}/${encodeURIComponent(address)}`;
}

export function termsPath(section: 'traders' | 'reviews' | 'ranking' | 'decisions'): string {
  return `${paths.terms}#${section}`;
}

/** These addresses are in mails and decisions. */
export function clausePath(clause: Clause): string {
  return `${paths.terms}#${clause}`;
}

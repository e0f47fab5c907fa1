/** Every address of the site, in one place (RED-004). */
export const paths = {
  home: '/',
  downloadApp: '/downloadapp',
  howItWorks: '/how-it-works',
  about: '/aboutus',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  deleteRequest: '/delete-request',
  providerTerms: '/settln-providers-terms-and-conditions',
  providerPage: '/providerPage',
  booking: '/booking',
  selectTime: '/booking/select-time',
  review: '/booking/review',
  /** The folder of customers' own bookings, which is not a page itself. */
  manage: '/booking/manage',
  /** Where a mail leads whose reader did not book. */
  notMe: '/booking/not-me',
  whatsOn: '/whats-on',
  communities: '/communities',
  news: '/news',
  /** Posts of all communities; those of one are below it. */
  posts: '/news/posts',
  /** The directory of services; its categories, and their communities, are below it. */
  find: '/find',
  /** The folder of slates, which is not a page itself. */
  slates: '/slates',
  portal: '/settln-providers',
  /** Both redirect to the portal; the forms are below them (RED-001, RED-002). */
  services: '/services',
  events: '/events',
} as const;

/** The public profile of a service in its canonical form, with the id only. */
export function providerPath(serviceId: string): string {
  return `${paths.providerPage}?${new URLSearchParams({ id: serviceId })}`;
}

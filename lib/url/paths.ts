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
  news: '/news',
  /** A slate lies below it; it is no page itself. */
  slates: '/slates',
  portal: '/settln-providers',
  /** Both redirect to the portal; the forms lead here (RED-001, RED-002). */
  services: '/services',
  events: '/events',
} as const;

/** The public profile of a service: the one canonical form, with nothing but the id. */
export function providerPath(serviceId: string): string {
  return `${paths.providerPage}?${new URLSearchParams({ id: serviceId })}`;
}

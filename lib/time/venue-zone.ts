/** The country the product serves. Customer and portal calls are fixed to it (CC-002, PC-001). */
export const HOST_COUNTRY = 'MT';

/** The zone in which appointments happen, and its name as people say it. */
export const VENUE_ZONE = { id: 'Europe/Malta', label: 'Malta time' } as const;

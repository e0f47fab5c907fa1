/** The country the product serves. Customer and portal calls are fixed to it (CC-002, PC-001). */
export const HOST_COUNTRY = 'MT';

/** The zone in which appointments happen; texts call it by its place ("Malta time"). */
export const VENUE_ZONE = { id: 'Europe/Malta' } as const;

/** Customer and portal calls are fixed to it (CC-002, PC-001). */
export const HOST_COUNTRY = 'MT';

/** Where appointments happen; texts say "Malta time". */
export const VENUE_ZONE = { id: 'Europe/Malta' } as const;

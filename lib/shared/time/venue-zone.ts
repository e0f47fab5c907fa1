/** Calls of customers and of the portal always use this country (CC-002, PC-001). */
export const HOST_COUNTRY = 'MT';

/** Texts call this zone "Malta time". */
export const VENUE_ZONE = { id: 'Europe/Malta' } as const;

/** Customer and portal calls are fixed to it (CC-002, PC-001). */
export const HOST_COUNTRY = 'MT';

/** Texts call it "Malta time". */
export const VENUE_ZONE = { id: 'Europe/Malta' } as const;

/** `npm start` has this address in STAFF_OWNERS. */
export const DEMO_STAFF = 'rosa.camilleri@settln.example';

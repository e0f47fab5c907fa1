/** Also in STAFF_OWNERS of `npm start`. */
export const DEMO_STAFF = 'rosa.camilleri@settln.example';

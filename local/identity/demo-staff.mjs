/** The moderator whom the account chooser offers, and `npm start` names in STAFF_OWNERS. */
export const DEMO_STAFF = 'rosa.camilleri@settln.example';

export const LINK_SECRET = 'the secret of the links in tests';

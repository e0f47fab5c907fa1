export const IS_LONG = process.env.TEST_LONG === 'yes';

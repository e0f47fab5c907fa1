/** Empty: without this file the bundler looks further up and takes the product's own. */
export function register() {}

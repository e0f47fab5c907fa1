/** Empty: without a file here the bundler looks further up and takes the product's own. */
export function register() {}

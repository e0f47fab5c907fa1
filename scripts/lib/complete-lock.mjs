// @ts-check

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ packages: Record<string, Entry> }} Lock */

/**
 * npm leaves out optional packages that its registry lacks, and then `npm ci` refuses the lock.
 * @param {Lock} lock changed in place
 */
export function completeLock(lock) {
  const missing = findMissing(lock);
  for (const { place, version, dev } of missing) {
    lock.packages[place] = { version, ...toSystem(place), ...(dev && { dev }), optional: true };
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return missing.map(({ place }) => place);
}

/**
 * Looks only at exact versions, because a range does not name one.
 * @param {Lock} lock
 */
export function findMissing({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name, version]) => /^\d+\.\d+\.\d+/.test(version) && !isNamed(packages, parent, name),
      )
      .map(([name, version]) => ({ place: `node_modules/${name}`, version, dev })),
  );
}

/**
 * @param {Record<string, Entry>} packages
 * @param {string} parent
 * @param {string} name
 */
function isNamed(packages, parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
}

/**
 * Reads the system from the package's name, so that other systems need not fetch it.
 * @param {string} name
 * @returns {Entry}
 */
function toSystem(name) {
  const os = /\b(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/.exec(
    name,
  )?.[1];
  const cpu = /\b(arm64|arm|x64|ia32|loong64|ppc64|riscv64|s390x|wasm32)\b/.exec(name)?.[1];
  const libc = os === 'linux' ? /-(musl|gnu)/.exec(name)?.[1] : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }),
  };
}

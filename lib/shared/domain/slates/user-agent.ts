/** Does not find iPads that ask for desktop sites. */
const HANDHELD =
  /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk\/|Kindle|BlackBerry|BB10|webOS|Opera Mini|IEMobile/i;

/** Used for Next's rewrites, whose patterns cannot ignore case. */
function inAnyCase(pattern: string): string {
  return pattern.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

const escaped = (text: string) => text.replace(/[^\w]/g, '\\$&');

/** The patterns of {@link isHandheld} and {@link isOwnApp}. */
export function agentPatterns(productName: string): { handhelds: string; ownApp: string } {
  const token = inAnyCase(escaped(productName.replace(/\s+/g, '')));
  const word = `${token}(?:/[^\\s();,]*|${inAnyCase('app')})?`;
  return {
    handhelds: `.*(?:${inAnyCase(HANDHELD.source)}).*`,
    ownApp: `(?:.*[\\s();,])?${word}(?:[\\s();,].*)?`,
  };
}

export function isHandheld(agent: string): boolean {
  return HANDHELD.test(agent);
}

/** "Settln/4.2 (iPhone)" */
export function isOwnApp(agent: string, productName: string): boolean {
  const token = productName.replace(/\s+/g, '').toLowerCase();
  return agent
    .toLowerCase()
    .split(/[\s();,]+/)
    .some((word) => word === token || word.startsWith(`${token}/`) || word === `${token}app`);
}

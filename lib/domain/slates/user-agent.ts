/** An iPad that asks for desktop sites is not recognised. */
const HANDHELD =
  /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk\/|Kindle|BlackBerry|BB10|webOS|Opera Mini|IEMobile/i;

/** For tools without a flag to ignore case. */
function inAnyCase(pattern: string): string {
  return pattern.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

const escaped = (text: string) => text.replace(/[^\w]/g, '\\$&');

/** Whole user agents of {@link isHandheld} and {@link isOwnApp}. */
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

/** The product's own app says "Settln/4.2 (iPhone)". */
export function isOwnApp(agent: string, productName: string): boolean {
  const token = productName.replace(/\s+/g, '').toLowerCase();
  return agent
    .toLowerCase()
    .split(/[\s();,]+/)
    .some((word) => word === token || word.startsWith(`${token}/`) || word === `${token}app`);
}

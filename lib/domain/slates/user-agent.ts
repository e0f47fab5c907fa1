/** Phones and tablets as their browsers call themselves; an iPad that asks for desktop sites hides. */
const HANDHELD =
  /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk\/|Kindle|BlackBerry|BB10|webOS|Opera Mini|IEMobile/i;

/** A pattern in which each letter stands for both of its cases, for tools without a flag for that. */
function inAnyCase(pattern: string): string {
  return pattern.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

const escaped = (text: string) => text.replace(/[^\w]/g, '\\$&');

/** The whole user agents of {@link isHandheld} and {@link isOwnApp}, as patterns. */
export function agentPatterns(productName: string): { handhelds: string; ownApp: string } {
  const token = inAnyCase(escaped(productName.replace(/\s+/g, '')));
  const word = `${token}(?:/[^\\s();,]*|${inAnyCase('app')})?`;
  return {
    handhelds: `.*(?:${inAnyCase(HANDHELD.source)}).*`,
    ownApp: `(?:.*[\\s();,])?${word}(?:[\\s();,].*)?`,
  };
}

/** Whether a user agent is a browser on a phone or a tablet. */
export function isHandheld(agent: string): boolean {
  return HANDHELD.test(agent);
}

/** Whether a user agent says that it is the product's own app, such as "Settln/4.2 (iPhone)". */
export function isOwnApp(agent: string, productName: string): boolean {
  const token = productName.replace(/\s+/g, '').toLowerCase();
  return agent
    .toLowerCase()
    .split(/[\s();,]+/)
    .some((word) => word === token || word.startsWith(`${token}/`) || word === `${token}app`);
}

/** Phones and tablets as their browsers call themselves; an iPad that asks for desktop sites hides. */
const HANDHELD =
  /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk\/|Kindle|BlackBerry|BB10|webOS|Opera Mini|IEMobile/i;

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

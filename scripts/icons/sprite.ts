/** An icon as lucide describes it: the elements that draw it. */
export interface Icon {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string | number>])[];
}

function draw([tag, { key: _, ...attributes }]: Icon['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}

/** One SVG file with a symbol for each icon. Colour and width of the lines are those of its user. */
export function toSprite(icons: readonly Icon[]): string {
  const symbols = icons.map(
    ({ name, node }) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${node.map(draw).join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

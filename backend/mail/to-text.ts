import type { Block, Letter, MailLink } from './letter';

const toLine = ({ label, href }: MailLink) => `${label}: ${href.replace(/^tel:/, '')}`;

function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'when':
      return [block.date, block.time, block.note].filter(Boolean);
    case 'facts':
      return block.facts.map(({ term, value }) => `${term}: ${value}`);
    case 'prices': {
      const lines = block.items.map(({ name, note, price }) => `${name} (${note}): ${price}`);
      return [...lines, `${block.total.label}: ${block.total.price}`];
    }
    case 'words':
      return [block.heading, ...block.lines].filter(Boolean);
    case 'buttons':
      return block.buttons.map(toLine);
    case 'agenda': {
      const rows = block.rows.map(({ time, name, note, badge }) =>
        [`${time}  ${name}`, note, badge].filter(Boolean).join(', '),
      );
      return [block.heading, ...rows];
    }
    case 'links':
      return [block.text, ...block.links.map(toLine)];
  }
}

export function toText(letter: Letter, productName: string): string {
  const { title, lead, sections, footer } = letter;
  const parts = [
    [productName],
    [title, lead],
    ...sections.map((blocks) => blocks.flatMap((block) => [...linesOf(block), '']).slice(0, -1)),
    [footer.text, ...footer.links.map(toLine)],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

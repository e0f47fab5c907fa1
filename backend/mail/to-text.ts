import { asWritten, leftToRight, withCommas } from '@/lib/shared/texts/lists';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import type { Block, Letter, MailLink } from './letter';

const toLine = ({ label, href }: MailLink, language: string) => {
  if (!href.startsWith('tel:')) return `${label}: ${href}`;
  return `${label}: ${leftToRight(href.slice('tel:'.length), language)}`;
};

function linesOf(block: Block, language: string): string[] {
  switch (block.is) {
    case 'when':
      return [block.date, block.time, block.note].filter(Boolean);
    case 'facts':
      return block.facts.map(({ term, value }) => `${term}: ${asWritten(value, language)}`);
    case 'prices': {
      const lines = block.items.map(
        ({ name, note, price }) => `${asWritten(name, language)} (${note}): ${price}`,
      );
      return [...lines, `${block.total.label}: ${block.total.price}`];
    }
    case 'words':
      return [block.heading, ...block.lines].filter(Boolean);
    case 'buttons':
      return block.buttons.map((link) => toLine(link, language));
    case 'agenda': {
      const rows = block.rows.map(({ time, name, note, badge }) =>
        withCommas([`${time}  ${asWritten(name, language)}`, note, badge], language),
      );
      return [block.heading, ...rows];
    }
    case 'links':
      return [block.text, ...block.links.map((link) => toLine(link, language))];
  }
}

export function toText(letter: Letter, productName: string): string {
  const { title, lead, sections, footer, language = DEFAULT_LOCALE } = letter;
  const parts = [
    [productName],
    [title, lead],
    ...sections.map((blocks) =>
      blocks.flatMap((block) => [...linesOf(block, language), '']).slice(0, -1),
    ),
    [footer.text, ...footer.links.map((link) => toLine(link, language))],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

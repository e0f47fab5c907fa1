/** A link; the address is one of ours, `tel:` or `https:`. */
export interface MailLink {
  label: string;
  href: string;
}

/** The day of a visit as a tile. */
interface Tile {
  month: string;
  day: string;
}

/** A part of a letter. Texts are plain; the layouts escape them. */
export type Block =
  /** `isOff` strikes what does not take place. */
  | { is: 'when'; tile: Tile; date: string; time: string; note: string; isOff: boolean }
  | { is: 'facts'; facts: readonly { term: string; value: string }[] }
  | {
      is: 'prices';
      items: readonly { name: string; note: string; price: string }[];
      total: { label: string; price: string };
    }
  | { is: 'words'; heading: string; lines: readonly string[]; look: 'plain' | 'small' }
  | { is: 'buttons'; buttons: readonly (MailLink & { isPrimary: boolean })[] }
  | {
      is: 'agenda';
      heading: string;
      rows: readonly { time: string; name: string; note: string; badge: string }[];
    }
  /** `or` is the word between two links. */
  | { is: 'links'; text: string; or: string; links: readonly MailLink[] };

/** A message before it is laid out as HTML and as plain text, which have the same order. */
export interface Letter {
  /** It says nothing that a customer wrote. */
  subject: string;
  /** What a list of messages shows after the subject. */
  preheader: string;
  title: string;
  lead: string;
  /** The colour behind the title: marigold, or a calm wash for what is over. */
  tone: 'warm' | 'calm';
  /** A line is drawn between two sections. */
  sections: readonly (readonly Block[])[];
  /** Why it came, and what to do about that. */
  footer: { text: string; links: readonly MailLink[] };
  /** The calendar file, if it has one. */
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null;
}

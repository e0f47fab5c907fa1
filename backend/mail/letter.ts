import type { Locale } from '@/lib/texts/locales';

export interface MailLink {
  label: string;
  href: string;
}

interface Tile {
  month: string;
  day: string;
}

/** Texts are plain; `toHtml` escapes them. */
export type Block =
  /** `isOff` strikes what does not take place. */
  | { is: 'when'; tile: Tile; date: string; time: string; note: string; isOff: boolean }
  /** Sentences stand in rows, since a column of a phone has the width of a word. */
  | {
      is: 'facts';
      look: 'columns' | 'rows';
      facts: readonly { term: string; value: string }[];
    }
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

export interface Letter {
  /** English if left out. */
  language?: Locale;
  /** Of what a customer wrote it holds at most a name (`nameInSubject`), in mail to the provider. */
  subject: string;
  /** What a list of messages shows after the subject. */
  preheader: string;
  title: string;
  lead: string;
  /** The colour behind the title: marigold, or a calm wash for what is over. */
  tone: 'warm' | 'calm';
  sections: readonly (readonly Block[])[];
  /** Why it came, and what to do about that. */
  footer: { text: string; links: readonly MailLink[] };
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null;
}

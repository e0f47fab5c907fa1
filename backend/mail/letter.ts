import type { Locale } from '@/lib/shared/texts/locales';

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
  /** `isOff` strikes the date and time out. */
  | { is: 'when'; tile: Tile; date: string; time: string; note: string; isOff: boolean }
  /** `rows` is needed for sentences, because a column on a phone is as narrow as a word. */
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
  /** `or` stands between two links. */
  | { is: 'links'; text: string; or: string; links: readonly MailLink[]; end: string };

export interface Letter {
  /** English if left out. */
  language?: Locale;
  /** May hold a customer's name (`nameInSubject`), but nothing else that they typed. */
  subject: string;
  /** Mail programs show this text after the subject in lists of messages. */
  preheader: string;
  title: string;
  lead: string;
  /** The background of the title. `calm` is for something that is over. */
  tone: 'warm' | 'calm';
  sections: readonly (readonly Block[])[];
  /** Says why the mail came. */
  footer: { text: string; links: readonly MailLink[] };
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null;
}

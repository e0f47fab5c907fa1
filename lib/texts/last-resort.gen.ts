// Written by `npm run texts` from messages.
import type { Locale } from './locales';
import type { CompiledGroup } from './texts';

type Groups = Record<'meta.error' | 'site.error' | 'ui.logo', CompiledGroup>;

export const LAST_RESORT: Readonly<Record<Locale, Groups>> = {
  en: {
    'meta.error': { title: ['Something went wrong | ', ['product']] },
    'site.error': {
      title: 'Something tipped over.',
      lead: 'It is our mistake, not yours, and nothing you saved is lost. Please try again in a moment.',
      tryAgain: 'Try Again',
      home: 'Go to the home page',
      reference: ['Reference ', ['reference', '']],
    },
    'ui.logo': { home: [['product'], ' home'] },
  },
  'en-XA': {
    'meta.error': { title: ['[', 'Śőőṁééţĥîîńĝ ŵééńţ ŵŕőőńĝ | ', ['product'], ']'] },
    'site.error': {
      title: ['[', 'Śőőṁééţĥîîńĝ ţîîƥƥééď őőṽééŕ.', ']'],
      lead: [
        '[',
        'Îţ îîś őőűűŕ ṁîîśţààķéé, ńőőţ ýőőűűŕś, ààńď ńőőţĥîîńĝ ýőőűű śààṽééď îîś ĺőőśţ. Ƥĺééààśéé ţŕý ààĝààîîń îîń àà ṁőőṁééńţ.',
        ']',
      ],
      tryAgain: ['[', 'Ţŕý Àĝààîîń', ']'],
      home: ['[', 'Ĝőő ţőő ţĥéé ĥőőṁéé ƥààĝéé', ']'],
      reference: ['[', 'Ŕééƒééŕééńĉéé ', ['reference', ''], ']'],
    },
    'ui.logo': { home: ['[', ['product'], ' ĥőőṁéé', ']'] },
  },
};

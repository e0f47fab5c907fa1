import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { foldText } from '@/lib/shared/domain/text/fold';

interface Row {
  /** In all spellings, the usual one first. */
  names: string;
  /** Those of our communities that celebrate it. */
  communities: readonly CommunityId[];
}

const ROWS: readonly Row[] = [
  {
    names: 'Enkutatash, Ethiopian New Year, Eritrean New Year, Kudus Yohannes, እንቁጣጣሽ',
    communities: [1],
  },
  { names: 'Meskel, Maskal, Demera, መስቀል', communities: [1] },
  { names: 'Timkat, Timket, Ethiopian Epiphany, ጥምቀት', communities: [1] },
  { names: 'Genna, Ganna, Ledet, Ethiopian Christmas, ገና', communities: [1] },
  { names: 'Fasika, Ethiopian Easter, ፋሲካ', communities: [1] },
  { names: 'Irreecha, Irrecha', communities: [1] },
  { names: 'Homowo', communities: [1] },
  { names: 'New Yam Festival, Iri Ji, Yam Festival', communities: [1] },
  { names: 'Osun-Osogbo, Osun Osogbo', communities: [1] },
  { names: 'Durbar Festival', communities: [1] },
  { names: 'Nowruz, Newroz, Norooz, Navroz, نوروز', communities: [2] },
  {
    names: 'Yennayer, Amazigh New Year, Berber New Year, يناير الأمازيغي, ⵉⵏⵏⴰⵢⵔ',
    communities: [3],
  },
  { names: 'Mimouna, ميمونة', communities: [3] },
  { names: 'Mawlid, Mouloud, Maulid, Milad un Nabi, المولد النبوي', communities: [1, 2, 3, 5] },
  {
    names: 'Eid al-Fitr, Eid ul Fitr, Eid, Eid Mubarak, Aïd el-Fitr, عيد الفطر, العيد, ईद',
    communities: [1, 2, 3, 5],
  },
  {
    names:
      'Eid al-Adha, Eid ul Adha, Bakrid, Tabaski, Aïd el-Kebir, Kurban Bayram, عيد الأضحى, बकरीद',
    communities: [1, 2, 3, 5],
  },
  {
    names: 'Ramadan, Ramadan Kareem, Ramzan, Ramadhan, Iftar, رمضان, रमज़ान, रमजान',
    communities: [1, 2, 3, 5],
  },
  { names: 'Ashura, Muharram, عاشوراء', communities: [2, 3, 5] },
  { names: 'Diwali, Deepavali, Divali, Dipawali, दिवाली, दीपावली', communities: [5, 6] },
  { names: 'Tihar, Deepawali, तिहार', communities: [5] },
  { names: 'Dashain, Bada Dashain, Vijaya Dashami, दशैं', communities: [5] },
  { names: 'Dussehra, Dasara, दशहरा', communities: [5] },
  { names: 'Navratri, Navaratri, Garba Night, नवरात्रि', communities: [5] },
  { names: 'Durga Puja, Durga Pooja, दुर्गा पूजा', communities: [5] },
  { names: 'Ganesh Chaturthi, Vinayaka Chaturthi, गणेश चतुर्थी', communities: [5] },
  { names: 'Holi, Phagwah, Phagwa, होली', communities: [5, 6] },
  { names: 'Raksha Bandhan, रक्षा बंधन, रक्षाबंधन', communities: [5] },
  { names: 'Janmashtami, जन्माष्टमी', communities: [5] },
  { names: 'Maha Shivaratri, Shivaratri, Shivratri, शिवरात्रि', communities: [5] },
  { names: 'Chhath, Chhath Puja, छठ', communities: [5] },
  { names: 'Teej, Hartalika Teej, तीज', communities: [5] },
  { names: 'Onam, ഓണം', communities: [5] },
  { names: 'Vishu, വിഷു', communities: [5] },
  {
    names: 'Pongal, Thai Pongal, Makar Sankranti, Maghe Sankranti, பொங்கல், मकर संक्रांति',
    communities: [5],
  },
  { names: 'Vaisakhi, Baisakhi, ਵਿਸਾਖੀ', communities: [5] },
  { names: 'Lohri, ਲੋਹੜੀ', communities: [5] },
  { names: 'Gurpurab, Guru Nanak Jayanti', communities: [5] },
  { names: 'Pohela Boishakh, Bengali New Year, পহেলা বৈশাখ', communities: [5] },
  {
    names: 'Vesak, Wesak, Buddha Purnima, Buddha Jayanti, Buddha Day, बुद्ध पूर्णिमा, වෙසක්',
    communities: [5],
  },
  { names: 'Poson, Poson Poya', communities: [5] },
  { names: 'Aluth Avurudda, Avurudu, Sinhala and Tamil New Year, Puthandu', communities: [5] },
  { names: 'Losar, Lhosar, ल्होसार', communities: [5] },
  { names: 'Festa Junina, Festas Juninas, São João', communities: [4] },
  { names: 'Inti Raymi', communities: [4] },
  { names: 'Día de las Velitas, Dia de las Velitas, Novena de Aguinaldos', communities: [4] },
  { names: 'Fiestas Patrias', communities: [4] },
  { names: 'Crop Over', communities: [6] },
  { names: 'Junkanoo, Jonkonnu', communities: [6] },
  { names: "J'ouvert, Jouvert, Jouvay, Trinidad Carnival", communities: [6] },
  { names: 'Emancipation Day', communities: [6] },
  { names: 'Fèt Gede, Fet Gede', communities: [6] },
];

export interface Festival {
  /** The usual name. */
  name: string;
  /** Folded. */
  spellings: readonly string[];
  communities: readonly CommunityId[];
}

/** Sorted by length, the longest first, so that "Eid al-Adha" does not count as "Eid". */
const SPELLINGS = ROWS.flatMap(({ names, communities }) => {
  const all = names.split(', ');
  const spellings = all.map(foldText);
  const festival: Festival = { name: all[0] ?? '', spellings, communities };
  return spellings.map((spelling) => ({ spelling, festival }));
}).sort((one, other) => other.spelling.length - one.spelling.length);

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `);

export function festivalIn(question: string): Festival | null {
  const folded = foldText(question);
  return SPELLINGS.find(({ spelling }) => hasWords(folded, spelling))?.festival ?? null;
}

/** Whether the words, such as a title, name the festival. */
export function isOf({ spellings }: Festival, words: string): boolean {
  const folded = foldText(words);
  return spellings.some((spelling) => hasWords(folded, spelling));
}

/** Words that say the same as the name of a festival. */
const FEASTS =
  'festival festivals feast celebration celebrations event events happy festa feste fiesta fiestas fête fêtes evento eventi eventos';

/** Whether the words say more than the festival's name. */
export function isMoreThan({ spellings }: Festival, words: string): boolean {
  const named = new Set([...spellings, foldText(FEASTS)].flatMap((all) => all.split(' ')));
  return foldText(words)
    .split(' ')
    .some((word) => word !== '' && !named.has(word));
}

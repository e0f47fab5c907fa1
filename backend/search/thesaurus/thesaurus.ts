import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import { CATEGORIES, type CategoryId } from '@/lib/shared/domain/services/categories';
import { foldText } from '@/lib/shared/domain/text/fold';
import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';
import type { LanguageCode } from '@/lib/shared/texts/locales';
import { BEAUTY } from './beauty';
import { CARE } from './care';
import { CARGO } from './cargo';
import type { Area, Entry } from './entry';
import { FOOD } from './food';
import { HOME } from './home';
import { ARABIC } from './languages/ar';
import { SPANISH } from './languages/es';
import { FILIPINO } from './languages/fil';
import { FRENCH } from './languages/fr';
import { HINDI } from './languages/hi';
import { ITALIAN } from './languages/it';
import { MALTESE } from './languages/mt';
import { NEPALI } from './languages/ne';
import { PORTUGUESE } from './languages/pt-BR';
import { SERBIAN } from './languages/sr';
import { UKRAINIAN } from './languages/uk';
import { hindiForms, nepaliForms } from './languages/verbs';
import type { Words } from './languages/words';
import { LEGAL } from './legal';
import { MUSIC } from './music';
import { peoplesOf } from './peoples';
import { TRANSPORT } from './transport';
import { TUTORS } from './tutors';

/** Each is a filter. */
const COMMUNITY_WORDS: Readonly<Record<CommunityId, string>> = {
  1: 'african, africa, sub saharan, subsaharan, afro, west african, east african, nigerian, nigerians, naija, ghanaian, ghanian, ethiopian, eritrean, habesha, kenyan, somalian, sudanese, cameroonian, senegalese, gambian, ivorian, congolese, ugandan, rwandan, tanzanian, zimbabwean, south african, malian, sierra leonean, liberian, angolan, zambian, afrikan, africano, africana, africani, africane, africanos, africanas, africain, africaine, africains, eritreo, eritrei, érythréen, érythréenne, eritreu, etiope, etiopi, etíope, éthiopien, éthiopienne, nigeriano, nigeriana, nigeriani, nigérian, nigériane, ghanese, ghanesi, ghanés, ghanéen, ghanéenne, ganês, keniota, keniano, keniana, kényan, kényane, queniano, senegalesi, sénégalais, sénégalaise, ivoirien, ivoirienne, camerunense, camerounais, camerounaise, أفريقي, إفريقي',
  2: 'middle eastern, arab, arabs, syrian, lebanese, palestinian, jordanian, iraqi, turkish, kurdish, iranian, persian, yemeni, saudi, emirati, turk, árabe sirio, siriano, siriana, siriani, sirio, syrien, syrienne, sírio, libanesi, libanés, libanesa, libanês, libanais, libanaise, palestinese, palestinesi, palestino, palestinien, palestinienne, iracheno, irakien, سوري, لبناني, فلسطيني, تركي, عراقي',
  3: 'north african, maghrebi, maghreb, libyan, tunisian, moroccan, algerian, egyptian, amazigh, berber, marocchino, marocchina, marocchini, marroquí, marroquíes, marroquino, marroquina, marocain, marocaine, tunisino, tunisina, tunisini, tunecino, tunecina, tunisien, tunisienne, egiziano, egiziana, egiziani, egipcio, egipcia, egípcio, égyptien, égyptienne, algerino, algerina, algerini, argelino, argelina, algérien, algérienne, libico, libica, libyen, libyenne, ليبي, تونسي, مغربي, مصري, جزائري',
  4: 'south american, latin american, latin, latino, latina, latinos, brazilian, brasilian, colombian, peruvian, venezuelan, ecuadorian, bolivian, argentinian, argentine, chilean, paraguayan, uruguayan, brasileiro, brasileira, colombiano, colombiana, peruano, peruana, venezolano, venezolana, sudamericano, sudamericana, latinoamericano, latinoamericana, brasiliano, brasiliana, brasiliani, brasileño, brasileña, brésilien, brésilienne, colombiani, colombien, colombienne, peruviano, peruviana, péruvien, péruvienne, venezuelano, venezuelana, vénézuélien, vénézuélienne',
  5: 'south asian, indian, indians, desi, nepali, nepalese, pakistani, bangladeshi, sri lankan, punjabi people, keralite, malayali, gujarati people, indiano, indiana, indiani, indien, indienne, pakistano, pakistana, paquistaní, paquistanês, pakistanais, pakistanaise, nepalesi, nepalí, nepalês, népalais, népalaise, bengalese, bengalesi, bangladais, srilankese, भारतीय, नेपाली, हिंदुस्तानी, पाकिस्तानी',
  6: 'caribbean, west indian, jamaican, haitian, dominican, trinidadian, trini, barbadian, bajan, cuban, guyanese, caribe, antillean, caraibico, caraibica, caribeño, caribeña, caribéen, caribéenne, antillais, antillaise, giamaicano, giamaicana, jamaicano, jamaicana, jamaïcain, jamaïcaine, haitiano, haitiana, haïtien, haïtienne, dominicano, dominicana, cubano, cubana, cubain, cubaine',
};

/** Countries, each with its cities, separated by semicolons. */
const COUNTRY_WORDS: Readonly<Record<CommunityId, string>> = {
  1: 'nigeria, нігерія, нігерію, nigeriju, نيجيريا, नाइजीरिया, lagos, abuja, apapa, surulere; ghana, гана, غانا, घाना, accra, kumasi; ethiopia, etiopia, etiopía, éthiopie, etiópia, etiopija, etiopiju, ефіопія, إثيوبيا, इथियोपिया, addis ababa, addis; eritrea, érythrée, eritreia, еритрея, إريتريا, asmara; kenya, nairobi, mombasa; somalia, mogadishu; sudan, khartoum; cameroon, douala; senegal, dakar; gambia, banjul; ivory coast, abidjan; congo, kinshasa; uganda, kampala; rwanda, kigali; tanzania; zimbabwe, harare; south africa, johannesburg; mali, bamako; sierra leone, freetown',
  2: 'syria, siria, syrie, síria, sirija, siriju, сирія, سوريا, सीरिया, damascus, aleppo, homs; lebanon, libano, líbano, liban, libanu, libnan, ліван, لبنان, लेबनान, beirut, beyrouth, بيروت; palestine, gaza, ramallah; jordan, amman; iraq, baghdad; turkey, turchia, turquía, turquie, turquia, turska, turkija, туреччина, تركيا, türkiye, istanbul; iran, tehran; yemen; saudi arabia, riyadh; dubai, emirates; qatar, doha',
  3: 'libya, libia, libye, líbia, libija, libja, лівія, ليبيا, लीबिया, benghazi, misrata; tunisia, túnez, tunisie, tunísia, tuneżija, tunis, туніс, تونس, sfax; morocco, marocco, marruecos, maroc, marrocos, marokko, maroko, марокко, المغرب, casablanca, marrakesh; algeria, argelia, algérie, argélia, alżerija, alžir, алжир, الجزائر, algiers; egypt, egitto, egipto, égypte, egito, eġittu, egipat, єгипет, مصر, मिस्र, cairo, alexandria',
  4: 'brazil, brasil, brasile, brésil, brażil, бразилія, البرازيل, ब्राज़ील, são paulo, rio de janeiro, salvador; colombia, colombie, colômbia, kolumbija, колумбія, كولومبيا, bogotá, cali, medellín; peru, lima; venezuela, vénézuéla, venecuela, венесуела, فنزويلا, caracas; ecuador, quito; bolivia, la paz; argentina, buenos aires; chile; south america',
  5: 'india, inde, índia, indija, indiju, indja, індія, індію, індії, الهند, भारत, इंडिया, delhi, mumbai, kerala, kochi, kottayam, punjab, darjeeling, amritsar; nepal, népal, непал, непалу, نيبال, नेपाल, kathmandu, काठमाडौं, काठमांडू, pokhara; pakistan, pakistán, paquistão, пакистан, باكستان, पाकिस्तान, lahore, karachi; bangladesh, bangladés, бангладеш, بنغلاديش, बांग्लादेश, dhaka; sri lanka, colombo',
  6: 'jamaica, giamaica, jamaïque, jamajka, ġamajka, ямайка, جامايكا, kingston; haiti, haití, haïti, гаїті, port au prince; dominican republic, santo domingo; trinidad, tobago, port of spain; barbados; cuba, havana; guyana',
};

export interface Sense {
  says: readonly string[];
  /** Phrases that mean it in texts. */
  words: readonly string[];
  kinds: readonly number[];
  whole: readonly CategoryId[];
  /** Categories in whose texts the words count; none for all. */
  within: readonly CategoryId[];
  nearKinds: readonly number[];
  community: CommunityId | null;
  onlyRanks: boolean;
  isOnlySaid: boolean;
}

const AREAS: readonly Area[] = [LEGAL, BEAUTY, HOME, FOOD, TUTORS, CARGO, MUSIC, CARE, TRANSPORT];

const listed = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

function toSenses(category: CategoryId, entry: Entry): Sense[] {
  return entry.says.split(';').map((says) => toSense(category, entry, listed(says)));
}

function toSense(category: CategoryId, entry: Entry, says: readonly string[]): Sense {
  const { kinds, words, isCategory } = entry;
  const isDish = category === FOOD.category && !kinds && !words && !isCategory;
  return {
    says,
    // The words of a phrase may stand apart in a text ("day care"); those of dishes rarely do.
    words: [
      ...says.filter((phrase) => !entry.isOnlySaid && (isDish || !phrase.includes(' '))),
      ...listed(entry.words ?? ''),
    ],
    isOnlySaid: entry.isOnlySaid ?? false,
    kinds: entry.kinds ?? [],
    whole: entry.isCategory ? [category] : [],
    within: entry.isAnywhere ? [] : [category, ...(entry.also ?? [])],
    nearKinds: entry.near ?? [],
    community: entry.community ?? null,
    onlyRanks: entry.onlyRanks ?? false,
  };
}

const COUNTRIES: readonly Sense[] = COMMUNITIES.flatMap(({ id }) =>
  COUNTRY_WORDS[id].split(';').map((country) => {
    const says = listed(country);
    const none = { kinds: [], whole: [], within: [], nearKinds: [] };
    return { says, words: says, ...none, community: id, onlyRanks: false, isOnlySaid: false };
  }),
);

const TITLES: readonly Sense[] = CATEGORIES.map(({ id, title }) => ({
  ...toSense(id, { says: title, isCategory: true }, [title.replaceAll(',', ' ')]),
}));

const WRITTEN: readonly Sense[] = [
  ...AREAS.flatMap(({ category, entries }) =>
    entries.flatMap((entry) => toSenses(category, entry)),
  ),
  ...COUNTRIES,
  ...TITLES,
];

export const LANGUAGES = {
  ar: ARABIC,
  es: SPANISH,
  fil: FILIPINO,
  fr: FRENCH,
  hi: HINDI,
  it: ITALIAN,
  mt: MALTESE,
  ne: NEPALI,
  'pt-BR': PORTUGUESE,
  sr: SERBIAN,
  uk: UKRAINIAN,
} as const satisfies Partial<Record<LanguageCode, Words>>;

/** Of words that end like the key; without an ending of it, those of a consonant. */
const CASES: Readonly<Record<string, string>> = {
  a: 'u e i om',
  e: 'a u em',
  o: 'a u om',
  а: 'у е и і ою ом',
  я: 'ю і ї ею єю',
  ь: 'я ю ем',
  й: 'я ю єм',
  о: 'а у ом',
  е: 'а у ем',
};

/** As in "treba mi frizerka", "tražim frizerku". Few are no words, and nobody types those. */
function casesOf(word: string): string[] {
  const last = word.at(-1) ?? '';
  if (word.includes(' ') || word.length < 5) return [];
  const endings = CASES[last];
  if (endings) return endings.split(' ').map((ending) => word.slice(0, -1) + ending);
  const more = /[a-zčćžšđ]/u.test(last) ? ['a', 'u', 'om'] : ['а', 'у', 'ом', 'ові', 'я', 'ю'];
  return more.map((ending) => word + ending);
}

const VERBS = [
  [HINDI, hindiForms],
  [NEPALI, nepaliForms],
] as const;

const INFLECTED: ReadonlySet<Words> = new Set([SERBIAN, UKRAINIAN]);

/** By the phrase they add to. A phrase of another meaning stays there. */
function otherLanguages(): Map<string, string[]> {
  const taken = new Set(WRITTEN.flatMap(({ says }) => says).map(foldText));
  const more = new Map<string, string[]>();
  const add = (phrase: string, words: readonly string[]) => {
    const free = words.filter((word) => !taken.has(foldText(word)));
    more.set(phrase, [...(more.get(phrase) ?? []), ...free]);
  };
  for (const language of Object.values(LANGUAGES)) {
    for (const [phrase, words] of Object.entries(language)) {
      const said = listed(words);
      // Both alphabets are typed.
      add(
        phrase,
        language === SERBIAN ? said.flatMap((word) => [word, serbianCyrillic(word)]) : said,
      );
    }
  }
  // A word of another language counts more than a case.
  for (const said of more.values()) for (const word of said) taken.add(foldText(word));
  for (const [language, formsOf] of VERBS) {
    for (const [phrase, words] of Object.entries(language)) {
      add(phrase, listed(words).flatMap(formsOf));
    }
  }
  for (const language of INFLECTED) {
    for (const [phrase, words] of Object.entries(language)) {
      add(phrase, listed(words).flatMap(casesOf));
    }
  }
  return more;
}

function withOtherLanguages(senses: readonly Sense[]): Sense[] {
  const more = otherLanguages();
  return senses.map((sense) => {
    const added = sense.says.flatMap((phrase) => more.get(phrase) ?? []);
    for (const phrase of sense.says) more.delete(phrase);
    return { ...sense, says: [...new Set([...sense.says, ...added])] };
  });
}

/** A phrase belongs to the first that says it. */
export const SENSES: readonly Sense[] = withOtherLanguages(WRITTEN);

const WORDS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(
    Object.entries(LANGUAGES).map(([code, words]) => [
      code,
      new Set(Object.values(words).flatMap(listed)),
    ]),
  ),
  en: new Set(WRITTEN.flatMap(({ says }) => says)),
};

/** Phrases of no language are cases of words. */
export function isSaidIn(language: string, phrase: string): boolean {
  return WORDS_OF[language]?.has(phrase) ?? false;
}

export const COMMUNITY_SAYS: readonly { says: string; community: CommunityId }[] =
  COMMUNITIES.flatMap(({ id }) =>
    [...listed(COMMUNITY_WORDS[id]), ...peoplesOf(id)].map((says) => ({ says, community: id })),
  );

export interface Feed {
  source: string;
  url: string;
  origin: string | null;
  residence: string | null;
}

type Outlet = readonly [source: string, url: string];

const allAfrica = (country: string): Outlet => [
  'allAfrica',
  `https://allafrica.com/tools/headlines/rdf/${country}/headlines.rdf`,
];
const globalVoices = (country: string): Outlet => [
  'Global Voices',
  `https://globalvoices.org/-/world/${country}/feed/`,
];

/** By origin. The addresses are untested: `npm run news:refresh -- --check` lists dead ones. */
const AT_HOME: Readonly<Record<string, readonly Outlet[]>> = {
  DZ: [
    ['TSA', 'https://www.tsa-algerie.com/feed/'],
    ['Algérie360', 'https://www.algerie360.com/feed/'],
    allAfrica('algeria'),
  ],
  AR: [
    ['Clarín', 'https://www.clarin.com/rss/lo-ultimo/'],
    ['La Nación', 'https://www.lanacion.com.ar/arc/outboundfeeds/rss/?outputType=xml'],
    ['Buenos Aires Times', 'https://www.batimes.com.ar/feed'],
  ],
  BD: [
    ['The Daily Star', 'https://www.thedailystar.net/frontpage/rss.xml'],
    ['Prothom Alo', 'https://www.prothomalo.com/feed/'],
    globalVoices('south-asia/bangladesh'),
  ],
  BR: [
    ['G1', 'https://g1.globo.com/rss/g1/'],
    ['Folha de S.Paulo', 'https://feeds.folha.uol.com.br/emcimadahora/rss091.xml'],
    ['Agência Brasil', 'https://agenciabrasil.ebc.com.br/rss/ultimasnoticias/feed.xml'],
  ],
  CM: [
    ['Journal du Cameroun', 'https://www.journalducameroun.com/feed/'],
    ['Actu Cameroun', 'https://actucameroun.com/feed/'],
    allAfrica('cameroon'),
  ],
  CO: [
    ['El Tiempo', 'https://www.eltiempo.com/rss/colombia.xml'],
    ['El Colombiano', 'https://www.elcolombiano.com/rss/inicio.xml'],
    globalVoices('latin-america/colombia'),
  ],
  CU: [
    ['CubaNet', 'https://www.cubanet.org/feed/'],
    ['Diario de Cuba', 'https://www.diariodecuba.com/rss.xml'],
    ['Havana Times', 'https://havanatimes.org/feed/'],
  ],
  DO: [
    ['Dominican Today', 'https://dominicantoday.com/feed/'],
    ['Diario Libre', 'https://www.diariolibre.com/rss/portada.xml'],
    ['Al Momento', 'https://almomento.net/feed/'],
  ],
  EC: [
    [
      'El Universo',
      'https://www.eluniverso.com/arc/outboundfeeds/rss-subsection/noticias/ecuador?outputType=xml',
    ],
    ['Expreso', 'https://www.expreso.ec/rss/'],
    globalVoices('latin-america/ecuador'),
  ],
  EG: [
    ['Egypt Independent', 'https://egyptindependent.com/feed/'],
    ['Daily News Egypt', 'https://www.dailynewsegypt.com/feed/'],
    ['Youm7', 'https://www.youm7.com/rss/SectionRss?SectionID=203'],
  ],
  ET: [
    ['Addis Standard', 'https://addisstandard.com/feed/'],
    ['Borkena', 'https://borkena.com/feed/'],
    ['The Reporter Ethiopia', 'https://www.thereporterethiopia.com/feed/'],
    allAfrica('ethiopia'),
  ],
  GH: [
    ['MyJoyOnline', 'https://www.myjoyonline.com/feed/'],
    ['Citi Newsroom', 'https://citinewsroom.com/feed/'],
    ['Graphic Online', 'https://www.graphic.com.gh/?format=feed&type=rss'],
    allAfrica('ghana'),
  ],
  HT: [
    ['Haïti Libre', 'https://www.haitilibre.com/rss-flash-en.xml'],
    ['The Haitian Times', 'https://haitiantimes.com/feed/'],
    ['AyiboPost', 'https://ayibopost.com/feed/'],
  ],
  IN: [
    ['NDTV', 'https://feeds.feedburner.com/ndtvnews-india-news'],
    ['The Indian Express', 'https://indianexpress.com/section/india/feed/'],
    ['The Times of India', 'https://timesofindia.indiatimes.com/rssfeedstopstories.cms'],
  ],
  IQ: [
    ['Iraqi News', 'https://www.iraqinews.com/feed/'],
    ['Rudaw', 'https://www.rudaw.net/english/rss'],
    globalVoices('middle-east-north-africa/iraq'),
  ],
  JM: [
    ['The Gleaner', 'https://jamaica-gleaner.com/feed/news.xml'],
    ['Jamaica Observer', 'https://www.jamaicaobserver.com/feed/'],
  ],
  JO: [
    ['Roya News', 'https://en.royanews.tv/rss'],
    ['The Jordan Times', 'https://jordantimes.com/rss-feed'],
    globalVoices('middle-east-north-africa/jordan'),
  ],
  KE: [
    ['The Standard', 'https://www.standardmedia.co.ke/rss/headlines.php'],
    ['Capital FM', 'https://www.capitalfm.co.ke/news/feed/'],
    allAfrica('kenya'),
  ],
  LB: [
    ["L'Orient Today", 'https://today.lorientlejour.com/rss'],
    ['Naharnet', 'https://www.naharnet.com/tags/lebanon/en/feed.atom'],
  ],
  LY: [
    ['The Libya Observer', 'https://libyaobserver.ly/rss.xml'],
    ['Libya Herald', 'https://libyaherald.com/feed/'],
    allAfrica('libya'),
  ],
  MA: [
    ['Hespress English', 'https://en.hespress.com/feed'],
    ['Morocco World News', 'https://www.moroccoworldnews.com/feed/'],
    ['Le360', 'https://fr.le360.ma/arc/outboundfeeds/rss/?outputType=xml'],
  ],
  NP: [
    ['The Kathmandu Post', 'https://kathmandupost.com/rss'],
    ['OnlineKhabar', 'https://english.onlinekhabar.com/feed'],
    ['Nepali Times', 'https://nepalitimes.com/feed'],
  ],
  NG: [
    ['Punch', 'https://punchng.com/feed/'],
    ['Premium Times', 'https://www.premiumtimesng.com/feed'],
    ['Vanguard', 'https://www.vanguardngr.com/feed/'],
    allAfrica('nigeria'),
  ],
  PK: [
    ['Dawn', 'https://www.dawn.com/feeds/home'],
    ['The Express Tribune', 'https://tribune.com.pk/feed/home'],
    ['Geo News', 'https://www.geo.tv/rss/1/1'],
  ],
  PS: [
    ['WAFA', 'https://english.wafa.ps/rss'],
    ['The Electronic Intifada', 'https://electronicintifada.net/rss.xml'],
    ['Middle East Eye', 'https://www.middleeasteye.net/rss'],
  ],
  PE: [
    ['El Comercio', 'https://elcomercio.pe/arcio/rss/'],
    ['Gestión', 'https://gestion.pe/arcio/rss/'],
    ['RPP', 'https://rpp.pe/rss'],
  ],
  SN: [
    ['Seneweb', 'https://www.seneweb.com/feed'],
    ['Dakaractu', 'https://www.dakaractu.com/xml/syndication.rss'],
    allAfrica('senegal'),
  ],
  SO: [
    ['Garowe Online', 'https://www.garoweonline.com/en/rss'],
    ['Hiiraan Online', 'https://www.hiiraan.com/rss/news.xml'],
    allAfrica('somalia'),
  ],
  ZA: [
    ['Daily Maverick', 'https://www.dailymaverick.co.za/dmrss/'],
    ['News24', 'https://feeds.24.com/articles/news24/TopStories/rss'],
    ['GroundUp', 'https://groundup.org.za/sitenews/rss/'],
  ],
  LK: [
    ['Daily Mirror', 'https://www.dailymirror.lk/RSS_Feeds/breaking-news'],
    ['Ada Derana', 'https://www.adaderana.lk/rss.php'],
    ['Colombo Gazette', 'https://colombogazette.com/feed/'],
  ],
  SD: [['Sudan Tribune', 'https://sudantribune.com/feed/'], allAfrica('sudan')],
  SY: [
    ['Enab Baladi', 'https://english.enabbaladi.net/feed/'],
    ['SANA', 'https://sana.sy/en/?feed=rss2'],
    globalVoices('middle-east-north-africa/syria'),
  ],
  TT: [
    ['Trinidad and Tobago Newsday', 'https://newsday.co.tt/feed/'],
    ['Loop News', 'https://tt.loopnews.com/rss.xml'],
  ],
  TN: [
    ['Kapitalis', 'https://kapitalis.com/tunisie/feed/'],
    ['Leaders', 'https://www.leaders.com.tn/rss'],
    allAfrica('tunisia'),
  ],
  TR: [
    ['Hürriyet Daily News', 'https://www.hurriyetdailynews.com/rss'],
    ['Bianet English', 'https://bianet.org/english.rss'],
    ['Daily Sabah', 'https://www.dailysabah.com/rssFeed/turkiye'],
  ],
  VE: [
    ['Efecto Cocuyo', 'https://efectococuyo.com/feed/'],
    ['Caracas Chronicles', 'https://www.caracaschronicles.com/feed/'],
    ['El Nacional', 'https://www.elnacional.com/feed/'],
  ],
};

/** By residence: only articles that name a country of origin count. */
const ABROAD: Readonly<Record<string, readonly Outlet[]>> = {
  MT: [
    ['Times of Malta', 'https://timesofmalta.com/rss'],
    ['MaltaToday', 'https://www.maltatoday.com.mt/rss/'],
    ['Newsbook Malta', 'https://newsbook.com.mt/en/feed/'],
    ['Lovin Malta', 'https://lovinmalta.com/feed/'],
  ],
  GB: [
    ['BBC News', 'https://feeds.bbci.co.uk/news/uk/rss.xml'],
    ['The Guardian', 'https://www.theguardian.com/uk-news/rss'],
    ['The Voice', 'https://www.voice-online.co.uk/feed/'],
  ],
  AU: [
    ['ABC News', 'https://www.abc.net.au/news/feed/51120/rss.xml'],
    ['The Guardian Australia', 'https://www.theguardian.com/australia-news/rss'],
    ['SBS News', 'https://www.sbs.com.au/news/feed'],
  ],
  HU: [
    ['Hungary Today', 'https://hungarytoday.hu/feed/'],
    ['Daily News Hungary', 'https://dailynewshungary.com/feed/'],
    ['Telex', 'https://telex.hu/rss'],
  ],
  CH: [
    ['SWI swissinfo.ch', 'https://www.swissinfo.ch/eng/rss'],
    ['The Local Switzerland', 'https://feeds.thelocal.com/rss/ch'],
    ['Neue Zürcher Zeitung', 'https://www.nzz.ch/startseite.rss'],
  ],
  BE: [
    ['The Brussels Times', 'https://www.brusselstimes.com/feed'],
    ['VRT NWS', 'https://www.vrt.be/vrtnws/en.rss.articles.xml'],
    ['De Morgen', 'https://www.demorgen.be/in-het-nieuws/rss.xml'],
  ],
  NL: [
    ['NL Times', 'https://nltimes.nl/rssfeed2'],
    ['DutchNews.nl', 'https://www.dutchnews.nl/feed/'],
    ['NOS', 'https://feeds.nos.nl/nosnieuwsalgemeen'],
  ],
  DE: [
    ['Deutsche Welle', 'https://rss.dw.com/rdf/rss-en-ger'],
    ['The Local Germany', 'https://feeds.thelocal.com/rss/de'],
    ['Tagesschau', 'https://www.tagesschau.de/inland/index~rss2.xml'],
  ],
  IT: [
    ['ANSA', 'https://www.ansa.it/english/english_rss.xml'],
    ['The Local Italy', 'https://feeds.thelocal.com/rss/it'],
    ['Wanted in Rome', 'https://www.wantedinrome.com/rss.xml'],
  ],
};

function feedsOf(
  outlets: Readonly<Record<string, readonly Outlet[]>>,
  side: 'origin' | 'residence',
): Feed[] {
  return Object.entries(outlets).flatMap(([iso, entries]) =>
    entries.map(([source, url]) => ({ source, url, origin: null, residence: null, [side]: iso })),
  );
}

export const FEEDS: readonly Feed[] = [
  ...feedsOf(AT_HOME, 'origin'),
  ...feedsOf(ABROAD, 'residence'),
];

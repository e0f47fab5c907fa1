/**
 * Names of countries in the languages of the residences, without accents. "x*" also matches longer
 * words. A word with two meanings (Jordan, turkey) is here only where it means the country.
 */
const NAMES: Readonly<Record<string, string>> = {
  DZ: 'algeri*|algiers|algier',
  AR: 'argentin*|buenos aires',
  BD: 'bangladesh*|bangladeschi*|dhaka',
  BR: 'brazil*|brasil*|braziliaan*|rio de janeiro|sao paulo',
  CM: 'cameroon*|camerun*|cameroun*|kamerun*|kameroen*|yaounde|douala',
  CO: 'colombi*|kolumbi*|bogota|medellin',
  CU: 'cuba|cubas|cuban*|cubain*|cubaan*|kuba|kubai*|kuban*|havana',
  DO: 'dominican republic|dominikan*|republica dominicana|repubblica dominicana|santo domingo',
  EC: 'ecuador*|ekuador*|equateur|guayaquil',
  EG: 'egypt*|agypt*|egizian*|egitto|egyiptom*|cairo|kairo',
  ET: 'ethiopi*|athiopi*|etiopi*|addis ababa|tigray*|oromo',
  GH: 'ghana|ghanas|ghana s|ghanaian*|ghanaisch*|ghanees|ghanese|ghaneen*|ghanes*|accra|kumasi',
  HT: 'haiti*|port au prince',
  IN: 'india|indias|indian|indians|indien*|indier*|indisch*|inde|mumbai|delhi|bengaluru|kerala|punjab*',
  IQ: 'iraq*|irak*|baghdad|bagdad|mosul|basra',
  JM: 'jamaic*|jamaik*|windrush',
  JO: 'in jordan|from jordan|jordanian*|jordanien*|jordanie*|giordani*|amman',
  KE: 'kenya*|kenia*|keniot*|nairobi|mombasa',
  LB: 'lebanon*|lebanese|liban|libanais*|libano|libanon*|libanes*|beirut|beyrouth',
  LY: 'libya*|libye*|libysch*|libia|libico|libici|benghazi',
  MA: 'morocc*|marokk*|maroc*|marok*|marocchin*|casablanca|marrakech',
  NP: 'nepal*|kathmandu|gurkha*',
  NG: 'nigeria*|nigerija*|abuja',
  PK: 'pakistan*|karachi|lahore|islamabad',
  PS: 'palestin*|palastin*|palesztin*|gaza|west bank|ramallah',
  PE: 'peru|peruvian*|peruaan*|peruan*|perou|peruvien*',
  SN: 'senegal*|szenegal*|dakar',
  SO: 'somali|somalia*|somalis|somalier*|somalo|somale|somaliland*|mogadishu|mogadischu',
  ZA: 'south africa*|sudafrik*|sudafric*|zuid afrika*|afrique du sud|johannesburg|cape town',
  LK: 'sri lanka*',
  SD: 'sudan|sudans|sudanese|sudanes*|sudanais*|soudan*|soedan*|khartoum|darfur',
  SY: 'syria*|syrie*|syrisch*|syrer*|siria*|sziria*|damascus|damaskus|aleppo',
  TT: 'trinidad*|tobago*|port of spain',
  TN: 'tunisi*|tunesi*|tunezi*',
  TR: 'turkiye|in turkey|from turkey|turkey s|turkish|turks|turkei|turkisch*|turken|turkije|turkse|turqu*|turchi*|torokorszag*|ankara|istanbul',
  VE: 'venezuel*|caracas',
};

/** Puts spaces around each word, so that only whole words match. */
function toWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;
}

const EXPRESSIONS = Object.entries(NAMES).map(([iso, names]) => ({
  iso,
  pattern: new RegExp(` (?:${names.replaceAll('*', '\\p{L}*')}) `, 'u'),
}));

/** Returns ISO codes. */
export function originsNamedIn(text: string): string[] {
  const words = toWords(text);
  return EXPRESSIONS.filter(({ pattern }) => pattern.test(words)).map(({ iso }) => iso);
}

/** From "ж:zh щ:shch". */
function letters(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(' ').map((pair): [string, string] => {
      const [letter = '', read = ''] = pair.split(':');
      return [letter, read];
    }),
  );
}

/** Letters that Unicode does not decompose. */
const LATIN = letters(
  'ħ:h ł:l đ:d ð:d þ:th ø:o œ:oe æ:ae ß:ss ı:i ŋ:ng ə:e ɛ:e ɔ:o ɗ:d ɓ:b ƙ:k ƴ:y',
);

const CYRILLIC = letters(
  'а:a б:b в:v г:g ґ:g д:d ђ:dj е:e ё:yo є:ye ж:zh з:z и:i і:i ї:yi й:y ј:j к:k л:l љ:lj м:m ' +
    'н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ў:u ф:f х:kh ц:ts ч:ch џ:dz ш:sh щ:shch ъ: ы:y ь: ' +
    'э:e ю:yu я:ya',
);

const GREEK = letters(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f ' +
    'χ:ch ψ:ps ω:o',
);

/** Short vowels are not written. */
const ARABIC = letters(
  'ا:a ب:b ت:t ث:th ج:j ح:h خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع:a غ:gh ف:f ق:q ' +
    'ك:k ل:l م:m ن:n ه:h و:w ي:y ى:a ة:a ء: ٱ:a پ:p چ:ch ژ:zh ک:k گ:g ی:y ہ:h ٹ:t ڈ:d ڑ:r ں:n ' +
    'ھ:h ے:e',
);

/** A consonant is followed by "a", unless a sign says otherwise. */
const DEVANAGARI = letters(
  'क:k ख:kh ग:g घ:gh ङ:ng च:ch छ:chh ज:j झ:jh ञ:ny ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh ' +
    'न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ळ:l',
);
const DEVANAGARI_VOWELS = letters('अ:a आ:aa इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ं:n ँ:n ः:h');
const DEVANAGARI_SIGNS = letters('ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ्:');

/** Each consonant has eight letters in a row, one for each vowel. */
const ETHIOPIC = (
  'h l h m s r s sh q qw qh qhw b v t ch h hw n ny a k kw kh khw w a z zh y d dd j g gw ng ' +
  't ch p ts ts f p'
).split(' ');
const ETHIOPIC_VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'];
const ETHIOPIC_FIRST = 0x1200;

const SINGLE = new Map(
  [LATIN, CYRILLIC, GREEK, ARABIC, DEVANAGARI_VOWELS].flatMap((script) => [...script]),
);

function ofEthiopic(letter: string): string | undefined {
  const place = (letter.codePointAt(0) ?? 0) - ETHIOPIC_FIRST;
  const consonant = ETHIOPIC[Math.floor(place / 8)];
  if (place < 0 || consonant === undefined) return undefined;
  return consonant + (ETHIOPIC_VOWELS[place % 8] ?? '');
}

/** Writes names in small letters, about as they sound, by no standard. Other letters stay. */
export function latinLetters(text: string): string {
  const written = [...text.toLowerCase().normalize('NFC')];
  const read = written.map((letter, index) => {
    const consonant = DEVANAGARI.get(letter);
    const next = written[index + 1] ?? '';
    if (consonant !== undefined) {
      const isEnd = !/\p{L}|\p{M}/u.test(next);
      return consonant + (DEVANAGARI_SIGNS.has(next) || isEnd ? '' : 'a');
    }
    const plain = letter
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mn}/gu, '');
    const known = DEVANAGARI_SIGNS.get(letter) ?? SINGLE.get(letter) ?? ofEthiopic(letter);
    return known ?? [...plain].map((part) => SINGLE.get(part) ?? part).join('');
  });
  return read.join('');
}

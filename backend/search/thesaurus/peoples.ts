import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';

/** What people of a community are called; of Serbian and Ukrainian words the part before "-ski" and "-ський". */
interface Peoples {
  serbian: string;
  ukrainian: string;
  others: string;
}

const WRITTEN: Readonly<Record<CommunityId, Peoples>> = {
  1: {
    serbian: 'afrič nigerij gan etiop eritrej kenij somalij',
    ukrainian: 'африкан нігерій ган ефіоп еритрей кеній сомалій',
    others:
      'afrikana, afrikani, niġerjan, niġerjana, etjopjan, etjopjana, eritrew, eritreja, aprikano, aprikana, أفريقية, إفريقية, نيجيري, نيجيرية, إثيوبي, إثيوبية, إريتري, إريترية, غاني, غانية, अफ्रीकी, अफ़्रीकी, अफ्रिकी, नाइजीरियाई, इथियोपियाई, इरिट्रियाई',
  },
  2: {
    serbian: 'sirij liban palestin tur irač iran',
    ukrainian: 'сирій ліван палестин турець ірак іран',
    others:
      'sirjan, sirjana, libaniż, libaniża, palestinjan, palestinjana, tork, torka, turca, turco, turque, لبنانية, فلسطينية, تركية, عراقية, شامي, شامية, लेबनानी, तुर्की, सीरियाई',
  },
  3: {
    serbian: 'libij tunis marokan alžir egipat severnoafrič',
    ukrainian: 'лівій туніс марокан алжир єгипет північноафрикан',
    others:
      'libjan, libjana, tuneżin, tuneżina, marokkin, marokkina, eġizzjan, eġizzjana, alġerin, alġerina, ليبية, تونسية, مغربية, مصرية, جزائرية, मोरक्कन, मिस्री',
  },
  4: {
    serbian: 'brazil kolumbij peruan venecuelan južnoamerič latinoamerič',
    ukrainian: 'бразиль колумбій перуан венесуель латиноамерикан південноамерикан',
    others:
      'brażiljan, brażiljana, kolombjan, kolombjana, venezwelan, venezwelana, برازيلي, برازيلية, كولومبي, كولومبية, فنزويلي, فنزويلية, لاتيني, لاتينية, ब्राज़ीलियाई, ब्राजिलियन, कोलंबियाई',
  },
  5: {
    serbian: 'indij nepal pakistan bangladeš',
    ukrainian: 'індій непаль пакистан',
    others:
      'indjan, indjana, indjani, nepaliż, nepaliża, indiyano, indyano, هندي, هندية, نيبالي, نيبالية, باكستاني, باكستانية, हिन्दुस्तानी, बांग्लादेशी, बंगलादेशी, бангладеська',
  },
  6: {
    serbian: 'karip jamaj haićan dominikan kuban',
    ukrainian: 'кариб ямай гаїтян домінікан кубин',
    others:
      'ġamajkan, ġamajkana, karibew, karibjan, karibjana, karibyano, كاريبي, كاريبية, جامايكي, جامايكية, هايتي, هايتية, कैरेबियाई, जमैकन',
  },
};

const SERBIAN_ENDINGS = 'ski ska sko sku ske skog skih'.split(' ');
const UKRAINIAN_ENDINGS = 'ський ська ське ську ські ської ських'.split(' ');

const withEndings = (beginnings: string, endings: readonly string[]) =>
  beginnings.split(' ').flatMap((beginning) => endings.map((ending) => beginning + ending));

function wordsOf({ serbian, ukrainian, others }: Peoples): string[] {
  // "Afrički", "turski": the s is lost behind another hiss.
  const latin = withEndings(serbian, SERBIAN_ENDINGS).map((word) => word.replace('čs', 'č'));
  return [
    ...latin,
    ...latin.map(serbianCyrillic),
    ...withEndings(ukrainian, UKRAINIAN_ENDINGS).map((word) => word.replace('цьсь', 'ць')),
    ...others.split(', '),
  ];
}

export const peoplesOf = (community: CommunityId): readonly string[] => wordsOf(WRITTEN[community]);

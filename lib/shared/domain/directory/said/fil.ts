import type { SaidWords } from './words';

export const FILIPINO: SaidWords = {
  days: [
    'lunes',
    'martes',
    'miyerkules, miyerkoles, merkules',
    'huwebes, webes',
    'biyernes, byernes',
    'sabado',
    'linggo',
  ],
  months:
    'enero, pebrero, marso, abril, mayo, hunyo, hulyo, agosto, setyembre, oktubre, nobyembre, disyembre',
  beforeMonth: 'ng',
  today: 'ngayon, ngayong araw, ngayong araw na ito',
  tomorrow: 'bukas',
  dayAfterTomorrow: 'samakalawa, sa makalawa',
  tonight: 'mamayang gabi, ngayong gabi, mamaya ng gabi',
  evening: 'sa gabi, ng gabi, tuwing gabi, pagkatapos ng trabaho',
  partsOfDay: 'mamayang hapon, mamayang umaga',
  weekend: 'weekend, wikend, katapusan ng linggo, dulo ng linggo, sabado at linggo',
  soon: 'ngayon o bukas, agad, agad-agad, kaagad, madalian, madaliang, apurahan, apurahang, agarang, sa lalong madaling panahon, ngayon na',
  nothing:
    'ngayong linggo, sa susunod na linggo, susunod na linggo, isang linggo, bawat linggo, kada linggo, ilang linggo, magandang gabi, bukas na, na bukas, bukas pa, bukas ngayon, bukas hanggang',
  otherwise: 'sabado de gloria, linggo ng palaspas, sa isla, nasa isla',
  beforeTime:
    'sa, ika, sa ika, ngayong, tuwing, nitong, sa darating na, darating na, tuwing araw ng, para sa, ng, pang',
  next: 'sa susunod na, susunod na',
  thisOne: 'ngayong, nitong, sa darating na, darating na, ngayong darating na',
  nextOne: 'sa susunod na, susunod na',
  beforeHour: 'pagkatapos ng, pagkalampas ng, alas',
  beforePrice:
    'mas mababa sa, mababa sa, mas mura sa, mas murang, bababa sa, hindi hihigit sa, hindi higit sa, di higit sa, hindi mahigit sa, hindi lalampas sa, hindi lampas sa, di lalampas sa, wala pang, pinakamataas na, badyet na',
  afterPrice: 'pababa, o mas mababa, lang',
  until: 'hanggang, hanggang sa, hanggang alas',
  beforeLeast:
    'higit sa, mahigit sa, mahigit, lampas sa, mula, mula sa, simula sa, hindi bababa sa, di bababa sa, mas mahal sa, pinakamababa na',
  afterLeast: 'pataas, o higit pa, o mas mataas',
  except:
    'maliban, maliban sa, liban, liban sa, puwera, puwera sa, hindi sa, huwag sa, wag sa, bago ang, bago mag, pagkatapos, pagkatapos ng',
  exceptTimes: 'wag, huwag',
  joining: 'o, at, ni',
  euro: 'euro, yuro, euros',
  ages: 'edad, gulang, football',
  children: 'bata, batang, mga bata',
  otherUnits:
    'minuto, oras, araw, linggo, buwan, taon, tao, katao, estudyante, mag-aaral, bisita, bata, kilo, km, metro, milya, kuwarto, kahon, minutong, oras na',
  at: 'sa, nasa, taga, dito sa, ng',
  around: 'malapit sa, malapit, sa paligid ng, paligid ng, tabi ng, sa may, bandang',
  along:
    'mula sa, mula, galing sa, galing, papunta sa, papuntang, hanggang sa, hanggang, patungo sa, patungong',
  from: 'mula sa, mula, galing sa, galing',
  to: 'sa',
  destinations: 'paliparan',
  ferry: 'barko, lantsa',
};

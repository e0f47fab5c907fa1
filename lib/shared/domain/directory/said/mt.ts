import type { SaidWords } from './words';

/** Without their article most are numbers or other words: "tnejn" is two. */
const day = (name: string) => [name, `nhar ${name}`, `kull nhar ${name}`, `f${name}`].join(', ');

export const MALTESE: SaidWords = {
  days: [
    `${day('it-tnejn')}, nhar ta’ tnejn, kull tnejn`,
    `${day('it-tlieta')}, nhar ta’ tlieta, kull tlieta`,
    `${day('l-erbgħa')}, nhar ta’ erbgħa, kull erbgħa`,
    `${day('il-ħamis')}, l-ħamis, nhar ta’ ħamis, kull ħamis`,
    `${day('il-ġimgħa')}, l-ġimgħa, nhar ta’ ġimgħa`,
    `${day('is-sibt')}, nhar ta’ sibt, kull sibt`,
    `${day('il-ħadd')}, l-ħadd, nhar ta’ ħadd, kull ħadd`,
  ],
  months:
    'jannar, frar, marzu, april, mejju, ġunju, lulju, awwissu, settembru, ottubru, novembru, diċembru',
  beforeMonth: 'ta’',
  loneDays: ['tnejn', 'tlieta', 'erbgħa', '', '', 'sibt', ''],
  first: 'ewwel',
  today: 'illum, llum, illum stess',
  tomorrow: 'għada',
  dayAfterTomorrow: 'pitgħada',
  tonight: 'illejla, llejla, dil-lejla, din il-lejla, illum filgħaxija',
  evening: 'filgħaxija, fil-għaxija, wara x-xogħol',
  partsOfDay: 'filgħodu, fil-għodu, wara nofsinhar, wara nofs inhar, waranofsinhar',
  weekend:
    'weekend, il-weekend, tmiem il-ġimgħa, fi tmiem il-ġimgħa, fil-weekend, aħħar tal-ġimgħa',
  soon: 'illum jew għada, urġenti, b’urġenza, malajr kemm jista’ jkun, kemm jista’ jkun malajr, issa stess',
  nothing:
    'din il-ġimgħa, il-ġimgħa d-dieħla, il-ġimgħa li ġejja, kull ġimgħa, bonswa, is-serata t-tajba',
  alsoNames: 'għada',
  beforeTime: 'nhar, dan, din, kull, għal, għall, fil, tal, id, dan il',
  next: 'li jmiss, li ġej, li ġejja',
  thisOne: 'dan il, dan, din',
  beforeHour: 'wara, wara l, wara s, wara d',
  beforePrice:
    'inqas minn, anqas minn, b’inqas minn, għal inqas minn, taħt, taħt l, taħt il, mhux iktar minn, mhux aktar minn, massimu, massimu ta’, sa massimu ta’, irħas minn, orħos minn, baġit ta’, sa l',
  afterPrice: 'jew inqas, massimu',
  beforeEuro: 'b’, b',
  until: 'sa',
  beforeLeast: 'aktar minn, iktar minn, minn, ’il fuq minn, mhux inqas minn, tal-anqas, mill-inqas',
  afterLeast: 'jew aktar, jew iktar, ’il fuq',
  except:
    'ħlief, mhux, barra, barra minn, minbarra, minbarra f, minbarra s, minbarra t, minbarra l, qabel, qabel s, qabel t, qabel l, wara, wara s, wara t, wara l',
  joining: 'jew, u',
  euro: 'ewro, euro',
  ages: 'età, etajiet, futbol',
  children: 'tfal, subien, bniet',
  otherUnits:
    'minuta, minuti, siegħa, sigħat, ġurnata, ġranet, ġimgħa, ġimgħat, xahar, xhur, sena, snin, persuna, persuni, nies, studenti, mistednin, tfal, kilo, km, metri, mili, kmamar, kaxxi',
  at: 'f’, fi, fil, fiż, fin, fir, fis, fit, fix, fid, fl, ġewwa, ta’, tal, ġo',
  around: 'ħdejn, viċin, qrib, madwar, viċin ta’, qrib ta’, fil-viċinanzi ta’',
  along: 'minn, mill, mis, mit, lejn, għal, għall',
  from: 'minn, mill, mit, mis',
  to: 'sa, sal',
  destinations: 'ajruport, l-ajruport, mill-ajruport, għall-ajruport, tal-ajruport',
  ferry: 'vapur, lanċa, ferry',
};

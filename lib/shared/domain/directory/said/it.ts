import type { SaidWords } from './words';

export const ITALIAN: SaidWords = {
  days: [
    'lunedì',
    'martedì',
    'mercoledì',
    'giovedì',
    'venerdì',
    'sabato, sabati',
    'domenica, domeniche',
  ],
  months:
    'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre',
  beforeMonth: 'di',
  first: 'primo',
  today: 'oggi, in giornata, oggi stesso',
  tomorrow: 'domani',
  dayAfterTomorrow: 'dopodomani, dopo domani',
  tonight: 'stasera, questa sera, stanotte, sta sera',
  evening: 'sera, la sera, di sera, in serata, alla sera, le sere, dopo il lavoro, dopo lavoro',
  partsOfDay: 'nel pomeriggio, di pomeriggio, di mattina, al mattino',
  weekend: 'fine settimana, weekend, week end, finesettimana',
  soon: 'oggi o domani, urgente, urgentemente, con urgenza, subito, al più presto, il prima possibile, prima possibile',
  nothing: 'buona sera, buonasera',
  otherwise: 'martedì grasso, giovedì grasso',
  alsoNames: 'sera',
  beforeTime:
    'il, la, lo, di, del, della, dal, dalla, al, nel, per il, per, questo, questa, ogni, i, le, tutti i, tutte le',
  next: 'prossimo, prossima, il prossimo, la prossima',
  thisOne: 'questo, in questo, per questo',
  beforeHour: 'dopo le, dalle, alle, dopo le ore, dalle ore, alle ore, per le, verso le',
  beforePrice:
    'sotto, sotto i, sotto ai, meno di, a meno di, per meno di, al di sotto di, al di sotto dei, massimo, al massimo, max, non più di, inferiore a, budget di, budget',
  afterPrice: 'massimo, al massimo, max, o meno',
  until: 'fino a, fino alle, fino al, entro, entro i, entro le, entro il',
  beforeLeast:
    'oltre, oltre i, più di, a partire da, sopra, sopra i, almeno, minimo, dai, non meno di, da almeno, superiore a',
  afterLeast: 'in su, o più, minimo, almeno',
  except:
    'tranne, tranne il, eccetto, escluso, esclusa, salvo il, salvo la, non, non di, ma non, prima di, prima del, prima della, prima dell, dopo, dopo di',
  exceptTimes: 'salvo',
  joining: 'o, e, oppure, né',
  euro: 'euro',
  ages: 'età, calcio',
  children: 'bambini, bambine, bambino, bambina, ragazzi, ragazze',
  otherUnits:
    'minuto, minuti, ora, ore, giorno, giorni, settimana, settimane, mese, mesi, anno, anni, persona, persone, studenti, alunni, ospiti, invitati, bambini, chili, km, chilometri, metri, miglia, stanze, stanza, camere, camera, scatole, scatoloni, pacchi',
  at: 'a, ad, alla, all, al, in, nel, nella, di',
  around:
    'vicino a, vicino, dalle parti di, vicino alla, vicino al, nei pressi di, presso, intorno a, dintorni di, nei dintorni di, zona, in zona, non lontano da, accanto a',
  along: 'da, dal, dalla, verso, fino a, fino alla',
  from: 'da, dal, dalla',
  to: 'a, ad, al, alla, in',
  destinations: 'aeroporto, l’aeroporto, all’aeroporto, dall’aeroporto, dell’aeroporto',
  ferry: 'traghetto, traghetti, aliscafo',
};

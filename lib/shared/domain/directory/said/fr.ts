import type { SaidWords } from './words';

export const FRENCH: SaidWords = {
  days: [
    'lundi, lundis',
    'mardi, mardis',
    'mercredi, mercredis',
    'jeudi, jeudis',
    'vendredi, vendredis',
    'samedi, samedis',
    'dimanche, dimanches',
  ],
  months:
    'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre',
  first: 'premier',
  today: 'aujourd’hui, aujourd hui',
  tomorrow: 'demain',
  dayAfterTomorrow: 'après-demain',
  tonight: 'ce soir, cette nuit',
  evening: 'soir, le soir, en soirée, les soirs, après le travail, après le boulot',
  partsOfDay: 'après-midi, cet après-midi, l’après-midi, dans l’après-midi, dans la matinée',
  weekend: 'week-end, weekend, weekends, week-ends, fin de semaine',
  soon: 'aujourd’hui ou demain, urgent, urgente, en urgence, d’urgence, au plus vite, dès que possible, le plus vite possible, tout de suite',
  nothing: 's’il vous plaît, s il vous plaît, s’il te plaît, s il te plaît, bonsoir, bon soir',
  otherwise:
    'mardi gras, vendredi saint, école du dimanche, robe du soir, robes du soir, robe de soir',
  beforeTime: 'le, la, les, ce, cette, pour le, pour, chaque, tous les, au, du, de, dès',
  next: 'prochain, prochaine, le prochain',
  thisOne: 'ce',
  nextOne: 'prochain, le prochain',
  beforeHour: 'après, dès, à partir de',
  beforePrice:
    'moins de, à moins de, pour moins de, de moins de, sous, sous les, en dessous de, au-dessous de, maximum, au maximum, max, pas plus de, inférieur à, budget de, budget',
  afterPrice: 'maximum, au maximum, max, ou moins',
  until: 'jusqu’à, jusqu’au',
  beforeLeast:
    'plus de, à plus de, pour plus de, à partir de, dès, au-dessus de, au dessus de, au moins, minimum, au minimum, pas moins de, supérieur à, depuis',
  afterLeast: 'ou plus, minimum, au minimum, et plus, au moins',
  except:
    'sauf, sauf le, excepté, hors, hormis, pas, pas le, mais pas, à part, avant, avant le, avant la, après, après le',
  joining: 'ou, et, ni',
  euro: 'euro, euros',
  ages: 'âge, âges, football, foot',
  children: 'enfants, enfant, garçons, filles',
  otherUnits:
    'minute, minutes, heure, heures, jour, jours, semaine, semaines, mois, ans, personne, personnes, élèves, étudiants, invités, enfants, kilos, km, kilomètres, mètres, pièces, chambres, cartons',
  at: 'à, a, en, au, de, dans, sur',
  around:
    'près de, proche de, à côté de, autour de, aux alentours de, aux environs de, vers, du côté de, pas loin de, non loin de',
  from: 'de',
  to: 'à, au, aux, vers, jusqu’à, pour',
  destinations: 'aéroport, l’aéroport, d’aéroport',
  along: 'depuis, jusqu’à, pour',
  ferry: 'ferry, traversier',
};

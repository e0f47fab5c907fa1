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
  today: 'aujourd’hui, aujourd hui',
  tomorrow: 'demain',
  dayAfterTomorrow: 'après-demain',
  tonight: 'ce soir, cette nuit',
  evening: 'soir, le soir, en soirée, les soirs, après le travail, après le boulot',
  weekend: 'week-end, weekend, weekends, week-ends, fin de semaine',
  soon: 'aujourd’hui ou demain, urgent, urgente, en urgence, d’urgence, au plus vite, dès que possible, le plus vite possible, tout de suite',
  nothing: 's’il vous plaît, s il vous plaît, s’il te plaît, s il te plaît, bonsoir, bon soir',
  otherwise:
    'mardi gras, vendredi saint, école du dimanche, robe du soir, robes du soir, robe de soir',
  beforeTime: 'le, la, les, ce, cette, pour le, pour, chaque, tous les, au, du, de, dès',
  next: 'prochain, prochaine, le prochain',
  beforeHour: 'après, dès, à partir de',
  beforePrice:
    'moins de, à moins de, pour moins de, de moins de, sous, sous les, en dessous de, au-dessous de, maximum, au maximum, max, pas plus de, inférieur à, budget de, budget',
  afterPrice: 'maximum, au maximum, max, ou moins',
  until: 'jusqu’à, jusqu’au',
  euro: 'euro, euros',
  otherUnits:
    'minute, minutes, heure, heures, jour, jours, semaine, semaines, mois, ans, personne, personnes, invités, enfants, kilos, km, pièces, chambres, cartons',
  at: 'à, a, en, au, de, dans, sur',
  around:
    'près de, proche de, à côté de, autour de, aux alentours de, aux environs de, vers, du côté de, pas loin de, non loin de',
  from: 'de',
  to: 'à, au, aux, vers, jusqu’à, pour',
  destinations: 'aéroport, l’aéroport, d’aéroport',
  along: 'depuis, jusqu’à, pour',
  ferry: 'ferry, traversier',
};

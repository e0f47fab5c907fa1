import type { SaidWords } from './words';

export const SPANISH: SaidWords = {
  days: [
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado, sábados',
    'domingo, domingos',
  ],
  months:
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre setiembre, octubre, noviembre, diciembre',
  beforeMonth: 'de',
  first: 'primero, primer',
  today: 'hoy, hoy mismo',
  tomorrow: 'mañana',
  dayAfterTomorrow: 'pasado mañana',
  tomorrowNight: 'mañana noche',
  tonight: 'esta noche, hoy por la noche, hoy en la noche',
  evening:
    'por la noche, por las noches, en la noche, después del trabajo, después de trabajar, al anochecer',
  partsOfDay: 'por la tarde, por las tardes, en la tarde, de la tarde',
  weekend: 'fin de semana, fines de semana, finde, findes, weekend',
  soon: 'hoy o mañana, urgente, urgentemente, con urgencia, lo antes posible, cuanto antes, ahora mismo, ya mismo',
  nothing: 'por la mañana, por las mañanas, en la mañana, de la mañana, esta mañana, buenas noches',
  otherwise: 'santo domingo, miércoles de ceniza, domingo de ramos, viernes santo, papel de lija',
  alsoNames: 'domingo',
  beforeTime: 'el, la, los, las, este, esta, para el, para, cada, todos los, en, de, del',
  next: 'próximo, el próximo, que viene, próxima',
  thisOne: 'este, para este, en este',
  beforeHour: 'después de las, a partir de las, a las, desde las, sobre las',
  beforePrice:
    'menos de, por menos de, de menos de, a menos de, debajo de, por debajo de, máximo, como máximo, max, no más de, inferior a, presupuesto de, presupuesto',
  afterPrice: 'máximo, como máximo, max, o menos',
  beforeEuro: 'bajo',
  until: 'hasta, hasta las, hasta los',
  beforeLeast:
    'más de, a partir de, desde, por encima de, encima de, mínimo, como mínimo, al menos, por lo menos, no menos de, superior a, por más de',
  afterLeast: 'o más, mínimo, como mínimo, en adelante, para arriba',
  except:
    'excepto, excepto el, salvo el, salvo los, menos el, menos los, pero no, que no sea, excluyendo, fuera de, no el, no los, no la, no este, no en, antes, antes de, antes del, después, después de, después del',
  exceptTimes: 'menos, salvo',
  joining: 'o, y, ni, u',
  euro: 'euro, euros',
  ages: 'edad, edades, fútbol',
  children: 'niños, niñas, niño, niña',
  otherUnits:
    'minuto, minutos, hora, horas, día, días, semana, semanas, mes, meses, año, años, persona, personas, alumnos, estudiantes, invitados, niños, kilos, kilómetros, km, metros, millas, habitaciones, cajas',
  at: 'en, de',
  around:
    'cerca de, cerca, alrededor de, por, junto a, al lado de, no lejos de, en la zona de, zona',
  from: 'de',
  to: 'a, al, hasta, hacia, para',
  destinations: 'aeropuerto, el aeropuerto',
  along: 'desde, hacia, hasta',
  ferry: 'ferri, transbordador',
};

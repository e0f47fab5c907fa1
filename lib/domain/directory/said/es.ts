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
  today: 'hoy, hoy mismo',
  tomorrow: 'mañana',
  dayAfterTomorrow: 'pasado mañana',
  tomorrowNight: 'mañana noche',
  tonight: 'esta noche, hoy por la noche, hoy en la noche',
  evening:
    'por la noche, por las noches, en la noche, después del trabajo, después de trabajar, al anochecer',
  weekend: 'fin de semana, fines de semana, finde, findes, weekend',
  soon: 'hoy o mañana, urgente, urgentemente, con urgencia, lo antes posible, cuanto antes, ahora mismo, ya mismo',
  nothing: 'por la mañana, por las mañanas, en la mañana, de la mañana, esta mañana, buenas noches',
  otherwise: 'santo domingo, miércoles de ceniza, domingo de ramos, viernes santo, papel de lija',
  alsoNames: 'domingo',
  beforeTime: 'el, la, los, las, este, esta, para el, para, cada, todos los, en, de, del',
  next: 'próximo, el próximo, que viene, próxima',
  beforeHour: 'después de las, a partir de las, a las, desde las, sobre las',
  beforePrice:
    'menos de, por menos de, de menos de, a menos de, debajo de, por debajo de, máximo, como máximo, max, no más de, inferior a, presupuesto de, presupuesto',
  afterPrice: 'máximo, como máximo, max, o menos',
  beforeEuro: 'bajo',
  until: 'hasta, hasta las, hasta los',
  euro: 'euro, euros',
  otherUnits:
    'minuto, minutos, hora, horas, día, días, semana, semanas, mes, meses, año, años, persona, personas, invitados, niños, kilos, kilómetros, km, habitaciones, cajas',
  at: 'en, de',
  around:
    'cerca de, cerca, alrededor de, por, junto a, al lado de, no lejos de, en la zona de, zona',
  from: 'de',
  to: 'a, al, hasta, hacia, para',
  destinations: 'aeropuerto, el aeropuerto',
  along: 'desde, hacia, hasta',
  ferry: 'ferri, transbordador',
};

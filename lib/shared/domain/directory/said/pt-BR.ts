import type { SaidWords } from './words';

const BEFORE = ['na', 'nesta', 'essa', 'nessa', 'próxima', 'na próxima', 'toda'];
const AFTER = ['feira', 'que vem'];

/** Alone they are numbers, in Italian and Spanish, too, and "quinta" is a farm. */
const day = (name: string) =>
  [
    ...AFTER.map((after) => `${name} ${after}`),
    ...BEFORE.flatMap((before) => [`${before} ${name}`, `${before} ${name} feira`]),
  ].join(', ');

export const PORTUGUESE: SaidWords = {
  days: [
    day('segunda'),
    day('terça'),
    day('quarta'),
    day('quinta'),
    day('sexta'),
    'sábado, sábados',
    'domingo, domingos',
  ],
  loneDays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', '', ''],
  months:
    'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
  beforeMonth: 'de',
  first: 'primeiro',
  today: 'hoje, hoje mesmo',
  tomorrow: 'amanhã',
  dayAfterTomorrow: 'depois de amanhã',
  tonight: 'hoje à noite, esta noite, essa noite, hoje de noite',
  evening: 'à noite, às noites, depois do trabalho, ao fim do dia',
  partsOfDay: 'à tarde, de tarde, pela tarde, de manhã, pela manhã',
  weekend: 'fim de semana, fins de semana, fim-de-semana, fds, weekend',
  soon: 'hoje ou amanhã, urgente, urgentemente, com urgência, o mais rápido possível, o quanto antes, agora mesmo',
  nothing: 'boa noite',
  otherwise: 'sexta-feira 13, sexta-feira treze, sexta-feira santa',
  /** "Quarta" is the fourth class in Italian, "quinta" a farm. */
  alsoNames: 'quarta, quinta',
  beforeTime:
    'o, a, os, as, no, na, nos, nas, este, esta, neste, nesta, esse, nesse, para o, pro, cada, todo, todos os, aos, ao, de',
  next: 'próximo, próxima, no próximo, na próxima, que vem',
  thisOne: 'este, neste, esse, nesse, para este',
  beforeHour: 'depois das, a partir das, às, as, após as, desde as, pelas',
  beforePrice:
    'menos de, por menos de, de menos de, a menos de, abaixo de, no máximo, máximo, max, não mais de, não mais que, inferior a, orçamento de, orçamento',
  afterPrice: 'no máximo, máximo, max, ou menos',
  until: 'até, até às, até as, até ao',
  beforeLeast:
    'mais de, a partir de, desde, acima de, por mais de, mínimo, no mínimo, pelo menos, não menos de, superior a',
  afterLeast: 'ou mais, mínimo, no mínimo, para cima',
  except:
    'exceto, exceto ao, menos ao, menos à, não, não ao, não no, não na, mas não, sem ser, a não ser, fora, antes, antes de, antes da, antes do, depois, depois de, depois da, depois do',
  exceptTimes: 'menos, menos aos, menos às, salvo, sem',
  joining: 'ou, e, nem',
  euro: 'euro, euros',
  ages: 'idade, idades, futebol',
  children: 'crianças, criança, meninos, meninas',
  otherUnits:
    'minuto, minutos, hora, horas, dia, dias, semana, semanas, mês, meses, ano, anos, pessoa, pessoas, alunos, estudantes, convidados, crianças, quilos, km, quilômetros, metros, quartos, caixas',
  at: 'em, na, no, de',
  around:
    'perto de, perto da, perto do, próximo a, próximo de, ao lado de, ao pé de, nos arredores de, na zona de, não longe de',
  from: 'de, da, do',
  to: 'a, à, ao, para, até, pro',
  destinations: 'aeroporto, o aeroporto',
  along: 'desde, até, para',
  ferry: 'balsa, ferry boat',
};

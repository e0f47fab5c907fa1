import { describe, expect, test } from 'vitest';
import { foldText } from '@/lib/domain/text/fold';
import { isMeasure, readSaid, type SaidChoice, withoutContradictions } from './said-words';

/** A Friday. */
const TODAY = '2026-11-27';

function shown(choice: SaidChoice): string {
  if (choice.by === 'day') return choice.day.slice(5);
  if (choice.by === 'price') return `<${choice.priceUpTo}`;
  if (choice.by === 'weekend') return `weekend${choice.from ? ` ${choice.from.slice(5)}` : ''}`;
  if (choice.by !== 'place') return choice.by;
  return `@${choice.cityId}${choice.around ? '+' : ''}`;
}

/** The filters, and the folded words that are left. */
function read(question: string): [string, string] {
  const words = question.split(/\s+/u).flatMap((typed) =>
    foldText(typed)
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ text, typed })),
  );
  const texts = words.map(({ text }) => text);
  const said = readSaid(
    texts,
    TODAY,
    words.map(({ typed }) => typed),
  );
  const spans = withoutContradictions(said, TODAY);
  const isSaid = (at: number) => spans.some(({ from, to }) => from <= at && at < to);
  return [
    spans.flatMap(({ choices }) => choices.map(shown)).join(' '),
    texts.filter((_, at) => !isSaid(at)).join(' '),
  ];
}

type Row = readonly [question: string, filters: string, rest: string];

const QUESTIONS: Readonly<Record<string, readonly Row[]>> = {
  'a time that ends in a hamza': [
    ['حلاق الثلاثاء', '12-01', 'حلاق'],
    ['حلاق الأربعاء', '12-02', 'حلاق'],
    ['حلاق مساء', 'evening', 'حلاق'],
    ['مساج مساء في سليما', 'evening @3', 'مساج'],
    ['حلاق غدا الساعة 6 مساء', '11-28 evening', 'حلاق الساعه 6'],
    ['توصيل غداء', '', 'توصيل غدا'],
  ],
  'a price with cents or thousands': [
    ['nails under 15.50', '<16', 'nails'],
    ['nails under 15.00', '<15', 'nails'],
    ['nails under 15,50 euro', '<16', 'nails'],
    ['nails 15.50 euro', '<16', 'nails'],
    ['nokti ispod 15,5 evra', '<16', 'nokti'],
    ['أظافر أقل من ١٥٫٥٠ يورو', '<16', 'اظافر'],
    ['van under 1,500 euro', '<1500', 'van'],
    ['dj menos de 1.000 euros', '<1000', 'dj'],
    ['nails under 15 50 minutes', '<15', 'nails 50 minutes'],
    ['frizer do 31.12.', '', 'frizer do 31 12'],
    ['massaggio alle 18.30', 'evening', 'massaggio'],
  ],
  'an hour': [
    ['nails 6 pm', 'evening', 'nails'],
    ['nails tomorrow 6:30 pm', '11-28 evening', 'nails'],
    ['nails 6.30pm', 'evening', 'nails'],
    ['nails 7 pm tonight', 'evening 11-27 evening', 'nails'],
    ['nails 6 p.m.', 'evening', 'nails'],
    ['nails 3 pm', '', 'nails'],
    ['nails 10 am', '', 'nails 10 am'],
    ['coiffeur demain 20h', '11-28 evening', 'coiffeur'],
    ['coiffeur 20h demain', 'evening 11-28', 'coiffeur'],
    ['massage après 20h', 'evening', 'massage'],
    ['massage 18h30', 'evening', 'massage'],
    ['20h course', '', '20h course'],
    ['cleaner 20h per month', '', 'cleaner 20h per month'],
    ['ménage 20h par mois', '', 'menage 20h par mois'],
  ],
  'a date': [
    ['dj 24 june', '', 'dj'],
    ['wedding dj 12 june', '', 'wedding dj'],
    ['wedding dj june 2027', '', 'wedding dj'],
    ['cake 8 january', '', 'cake'],
    ['cake 7 january', '01-07', 'cake'],
    ['dj 12 december 2027', '', 'dj'],
    ['dj 12 december 2026', '12-12', 'dj'],
    ['dj december 12 2026', '12-12', 'dj'],
    ['boda 12 de junio de 2027', '', 'boda'],
    ['dj 12 december 2000 euro', '12-12 <2000', 'dj'],
    ['pizza mars 20 euro', '<20', 'pizza mars'],
    ['dj 31 february', '', 'dj 31 february'],
    ['dj 12th of December', '12-12', 'dj'],
    ['nails on the 24th of december', '12-24', 'nails'],
    ['dj 1º de diciembre', '12-01', 'dj'],
    ['dj 1º de dezembro', '12-01', 'dj'],
    ['dj primo gennaio', '01-01', 'dj'],
    ['dj il primo dicembre', '12-01', 'dj'],
    ['primo soccorso corso', '', 'primo soccorso corso'],
    ['перукар 24-го грудня', '12-24', 'перукар'],
    ['dj ika-12 ng Disyembre', '12-12', 'dj'],
    ['nails after 18 december', '', 'nails'],
    ['nails 4 to 8 december', '', 'nails 4 to'],
    ['nails 4-8 december', '', 'nails 4'],
  ],
  'a date, whatever weekday stands there as well': [
    ['nails 5 december friday', '12-05', 'nails'],
    ['parrucchiere il 5 dicembre, venerdì', '12-05', 'parrucchiere'],
    ['vodoinstalater 5. decembra u petak', '12-05', 'vodoinstalater'],
    ['dj 13 December 2026 saturday', '12-13', 'dj'],
    ['dj saturday 12 december', '12-12', 'dj'],
    ['dj saturday 12 december 2027', '', 'dj'],
  ],
  'a usual word for a time': [
    ['nails fri', '11-27', 'nails'],
    ['haircut thurs 5pm', '12-03 evening', 'haircut'],
    ['nails tmrw', '11-28', 'nails'],
    ['nails sun 5pm', '11-29 evening', 'nails'],
    ['nails 5pm wed', 'evening 12-02', 'nails'],
    ['nails sat 12 december', '12-12', 'nails'],
    ['nails sat morning', '11-28', 'nails morning'],
    ['Sun Salon', '', 'sun salon'],
    ['Mon Ami', '', 'mon ami'],
    ['Sat Nam Yoga', '', 'sat nam yoga'],
    ['Wed Cakes', '', 'wed cakes'],
    ['Thu Nails', '', 'thu nails'],
    ['coiffeur pour mon samedi', '11-28', 'coiffeur pour mon'],
    ['coiffeur demain après-midi', '11-28', 'coiffeur'],
    ['unhas sexta', '11-27', 'unhas'],
    ['unhas sexta em Sliema', '11-27 @3', 'unhas'],
    ['manicure segunda', '11-30', 'manicure'],
    ['manicure terça', '12-01', 'manicure'],
    ['faxineira sexta à noite', '11-27 evening', 'faxineira'],
    ['manicure quinta 18h', '12-03 evening', 'manicure'],
    ['roupa em segunda mão', '', 'roupa em segunda mao'],
    ['carro de segunda', '', 'carro de segunda'],
    ['aulas quarta', '', 'aulas quarta'],
    ['aulas quarta à noite', '12-02 evening', 'aulas'],
    ['frizer subote', '11-28', 'frizer'],
    ['frizer posle podne', '', 'frizer'],
    ['frizer sutra poslepodne', '11-28', 'frizer'],
    ['фризер сутра после подне', '11-28', 'фризер'],
    ['frizer cetvrtak vece', '12-03 evening', 'frizer'],
    ['frizer vece', '', 'frizer vece'],
    ['večera za dvoje', '', 'vecera za dvoje'],
    ['frizer nedelje', '', 'frizer nedelje'],
    ['frizer preko nedelje', '', 'frizer'],
    ['перукар після обіду', '', 'перукар'],
    ['barbier għada wara nofsinhar', '11-28', 'barbier'],
    ['barbier ghada filghodu', '11-28', 'barbier'],
    ['tindif Tlieta', '12-01', 'tindif'],
    ['kejk għal tlieta', '', 'kejk ghal tlieta'],
    ['nails tomorrow morning', '11-28', 'nails morning'],
    ['kal shaam nails', '11-28 evening', 'nails'],
    ['kal sham nails', '11-28 evening', 'nails'],
    ['nails aaj', '11-27', 'nails'],
    ['somvaar nails', '11-30', 'nails'],
    ['Sham restaurant', '', 'sham restaurant'],
  ],
  'no filter of a lowest price': [
    ['nails over 10 euro', '', 'nails'],
    ['nails from 10 euro', '', 'nails'],
    ['nails not less than 30', '', 'nails not less than 30'],
    ['nails not more than 20', '<20', 'nails'],
    ['dwiefer aktar minn 20 ewro', '', 'dwiefer'],
    ['dwiefer mhux aktar minn 20 ewro', '<20', 'dwiefer'],
    ['unghie oltre 20 euro', '', 'unghie'],
    ['unghie più di 20 euro', '', 'unghie'],
    ['unghie non più di 20 euro', '<20', 'unghie'],
    ['uñas a partir de 20 euros', '', 'unas'],
    ['uñas más de 20 euros', '', 'unas'],
    ['uñas no más de 20 euros', '<20', 'unas'],
    ['ongles plus de 20 euros', '', 'ongles'],
    ['ongles à partir de 20 euros', '', 'ongles'],
    ['ongles pas plus de 20 euros', '<20', 'ongles'],
    ['unhas mais de 20 euros', '', 'unhas'],
    ['unhas não mais de 20 euros', '<20', 'unhas'],
    ['أظافر أكثر من 20 يورو', '', 'اظافر'],
    ['أظافر أقل من 20 يورو', '<20', 'اظافر'],
    ['nokti više od 50 evra', '', 'nokti'],
    ['nokti ne više od 50 evra', '<50', 'nokti'],
    ['नाखून 20 यूरो से ज्यादा', '', 'नाखून'],
    ['नाखून 20 यूरो से ज्यादा नहीं', '<20', 'नाखून'],
    ['kuko higit sa 20 euro', '', 'kuko'],
    ['kuko hindi higit sa 20 euro', '<20', 'kuko'],
    ['नङ 20 युरो भन्दा बढी', '', 'नङ'],
    ['नङ 20 युरो भन्दा बढी नहुने', '<20', 'नङ'],
    ['манікюр від 20 євро', '', 'манікюр'],
    ['манікюр більше 20 євро', '', 'манікюр'],
    ['манікюр не більше 20 євро', '<20', 'манікюр'],
    ['манікюр від 20 до 40 євро', '<40', 'манікюр від 20'],
  ],
  'no filter, where something is excepted, before or after': [
    ['nails except sunday', '', 'nails'],
    ['nails after 6 on friday', '11-27', 'nails after 6'],
    ['nails after 8 tonight', '11-27 evening', 'nails after 8'],
    ['massage before 10 on monday', '11-30', 'massage before 10'],
    ['massaggio dopo 6 stasera', '11-27 evening', 'massaggio dopo 6'],
    ['coiffeur après 6 demain', '11-28', 'coiffeur apres 6'],
    ['манікюр після 6 завтра', '11-28', 'манікюр після 6'],
    ['lawyer who speaks Hindi in Sliema', '@3', 'lawyer who speaks hindi'],
    ['learn Hindi on Saturday', '11-28', 'learn hindi'],
    ['barber Salvo Sliema', '@3', 'barber salvo'],
    ['Pizzeria Prima Sliema', '@3', 'pizzeria prima'],
    ['restaurant bago sa Sliema', '@3', 'restaurant bago'],
    ['barbero hindi sa Linggo', '', 'barbero'],
    ['रविवार के अलावा नाई', '', 'नाई'],
    ['शुक्रवार के बाद नाई', '', 'नाई'],
    ['स्लीमा के अलावा नाई', '', 'नाई'],
    ['barbier wara s-Sibt', '', 'barbier'],
    ['barbier minbarra s-Sibt', '', 'barbier'],
    ['nails not sunday', '', 'nails'],
    ['nails not saturday or sunday', '', 'nails or'],
    ['nails saturday, not sunday', '11-28', 'nails'],
    ['nails not in sliema', '', 'nails'],
    ['nails not far from sliema', '@3+', 'nails'],
    ['nails before friday', '', 'nails'],
    ['nails after friday', '', 'nails'],
    ['nails tomorrow before 6pm', '11-28', 'nails'],
    ['barbier ħlief il-Ħadd', '', 'barbier'],
    ['barbier mhux f’Tas-Sliema', '', 'barbier'],
    ['parrucchiere tranne domenica', '', 'parrucchiere'],
    ['parrucchiere prima di venerdì', '', 'parrucchiere'],
    ['parrucchiere dopodomani', '11-29', 'parrucchiere'],
    ['peluquera excepto el domingo', '', 'peluquera'],
    ['peluquera no el domingo', '', 'peluquera'],
    ['peluquera antes del viernes', '', 'peluquera'],
    ['coiffeur sauf dimanche', '', 'coiffeur'],
    ['coiffeur avant vendredi', '', 'coiffeur'],
    ['coiffeur pas à Sliema', '', 'coiffeur'],
    ['cabeleireira exceto domingo', '', 'cabeleireira'],
    ['cabeleireira antes de sexta-feira', '', 'cabeleireira'],
    ['barbeiro no domingo', '11-29', 'barbeiro'],
    ['حلاق ما عدا الأحد', '', 'حلاق'],
    ['حلاق قبل الجمعة', '', 'حلاق'],
    ['حلاق بعد غد', '11-29', 'حلاق'],
    ['frizer osim nedelje', '', 'frizer'],
    ['frizer pre petka', '', 'frizer'],
    ['frizer ne u Slimi', '', 'frizer'],
    ['रविवार को छोड़कर नाई', '', 'नाई'],
    ['शुक्रवार से पहले नाई', '', 'नाई'],
    ['barbero maliban sa Linggo', '', 'barbero'],
    ['barbero bago ang Biyernes', '', 'barbero'],
    ['आइतबार बाहेक हजाम', '', 'हजाम'],
    ['शुक्रबार भन्दा अगाडि हजाम', '', 'हजाम'],
    ['перукар крім неділі', '', 'перукар'],
    ['перукар не в неділю', '', 'перукар'],
    ['перукар перед п’ятницею', '', 'перукар'],
  ],
  'no filter that only one of two meets': [
    ['nails monday to friday', '', 'nails to'],
    ['nails mon-fri', '', 'nails'],
    ['ménage du lundi au vendredi', '', 'menage'],
    ['pulizie dal lunedì al venerdì', '', 'pulizie'],
    ['frizer od ponedeljka do petka', '', 'frizer'],
    ['манікюр з понеділка до п’ятниці', '', 'манікюр'],
    ['nails saturday or sunday', 'weekend 11-28', 'nails'],
    ['unghie sabato o domenica', 'weekend 11-28', 'unghie'],
    ['uñas sábado y domingo', 'weekend 11-28', 'unas'],
    ['حلاق السبت والأحد', 'weekend', 'حلاق'],
    ['dinner for 2 31 december', '12-31', 'dinner for 2'],
    ['cake for 20 5 december', '12-05', 'cake for 20'],
    ['nails 4-8 december', '', 'nails 4'],
    ['wine bar 20 euro', '<20', 'wine bar'],
    ['aaj kal fashion', '', 'fashion'],
    ['Sham Saturday', '11-28', 'sham'],
    ['Sveta Petka', '', 'sveta petka'],
    ['nails tonight or tomorrow', 'soon', 'nails'],
    ['nails monday evening or tuesday evening', 'evening evening', 'nails or'],
    ['nails monday evening or tuesday', '', 'nails or'],
    ['nails monday or at the weekend', '', 'nails or'],
    ['nails saturday at the weekend', '11-28 weekend', 'nails'],
    ['nails monday, please on monday', '11-30 11-30', 'nails please'],
    ['nails this weekend or next weekend', '', 'nails or'],
    ['nails sliema or gzira', '', 'nails or'],
    ['nails sliema or gozo', '', 'nails or'],
    ['nails sliema in Sliema', '@3', 'nails'],
    ['painter Xaghra Gozo', '@69', 'painter'],
  ],
  'no price in another number': [
    ['kids football under 12', '', 'kids football under 12'],
    ['under 18 football', '', 'under 18 football'],
    ['art class ages under 10', '', 'art class ages under 10'],
    ['activities for children under 5', '', 'activities for children under 5'],
    ['calcio sotto i 12', '', 'calcio sotto i 12'],
    ['football boots under 30', '<30', 'football boots'],
    ['football boots under 20 euro', '<20', 'football boots'],
    ['haircut under 12', '<12', 'haircut'],
    ['massage within 5 miles', '', 'massage within 5 miles'],
    ['massage within 30 euro', '<30', 'massage'],
    ['cleaner within 500 metres', '', 'cleaner within 500 metres'],
    ['dinner max 8 pax', '', 'dinner max 8 pax'],
    ['yoga max 5 students', '', 'yoga max 5 students'],
  ],
  'one weekend': [
    ['nails this weekend', 'weekend 11-28', 'nails'],
    ['nails next weekend', 'weekend 12-05', 'nails'],
    ['nails at the weekend', 'weekend', 'nails'],
    ['plamer dan il-weekend', 'weekend 11-28', 'plamer'],
    ['idraulico questo fine settimana', 'weekend 11-28', 'idraulico'],
    ['idraulico nel fine settimana', 'weekend', 'idraulico'],
    ['fontanero este fin de semana', 'weekend 11-28', 'fontanero'],
    ['fontanero el próximo fin de semana', 'weekend', 'fontanero'],
    ['plombier ce week-end', 'weekend 11-28', 'plombier'],
    ['plombier le week-end prochain', 'weekend 12-05', 'plombier'],
    ['canalizador este fim de semana', 'weekend 11-28', 'canalizador'],
    ['سباك نهاية هذا الأسبوع', 'weekend 11-28', 'سباك'],
    ['سباك نهاية الأسبوع القادم', 'weekend 12-05', 'سباك'],
    ['vodoinstalater ovog vikenda', 'weekend 11-28', 'vodoinstalater'],
    ['vodoinstalater za sledeći vikend', 'weekend 12-05', 'vodoinstalater'],
    ['इस वीकेंड प्लंबर', 'weekend 11-28', 'प्लंबर'],
    ['tubero ngayong weekend', 'weekend 11-28', 'tubero'],
    ['यो सप्ताहान्त नाई', 'weekend 11-28', 'नाई'],
    ['сантехнік на цих вихідних', 'weekend 11-28', 'сантехнік'],
    ['сантехнік на наступних вихідних', 'weekend 12-05', 'сантехнік'],
  ],
};

describe.each(Object.entries(QUESTIONS))('%s,', (_what, rows) => {
  test.each(rows)('in "%s", is "%s" beside "%s"', (question, filters, rest) => {
    expect(read(question)).toEqual([filters, foldText(rest)]);
  });
});

test('on a Sunday this weekend is today’s, and next weekend the coming one', () => {
  const from = (question: string) => readSaid(question.split(' '), '2026-11-29')[0]?.choices;
  expect(from('this weekend')).toEqual([{ by: 'weekend', from: '2026-11-28' }]);
  expect(from('next weekend')).toEqual([{ by: 'weekend', from: '2026-12-05' }]);
});

test('days that are joined are one span', () => {
  const spans = readSaid('nails saturday or sunday'.split(' '), TODAY);
  expect(withoutContradictions(spans, TODAY)).toMatchObject([{ from: 1, to: 4 }]);
});

test.each([
  ['60 minute nails', 1, true],
  ['nails 2 hrs', 2, true],
  ['90min massage', 0, true],
  ['massaggio 60 minuti', 2, true],
  ['last minute nails', 1, false],
  ['90cm table', 0, false],
  ['20 nails', 1, false],
])('in "%s" word %i counts something: %s', (question, at, isCounted) => {
  expect(isMeasure(question.split(' '), at)).toBe(isCounted);
});

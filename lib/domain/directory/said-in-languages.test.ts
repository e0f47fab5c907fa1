import { describe, expect, test } from 'vitest';
import { foldText } from '@/lib/domain/text/fold';
import { readSaid, type SaidChoice } from './said-words';

/** A Wednesday. */
const TODAY = '2026-11-25';

function shown(choice: SaidChoice): string {
  if (choice.by === 'day') return choice.day.slice(5);
  if (choice.by === 'price') return `<${choice.priceUpTo}`;
  if (choice.by !== 'place') return choice.by;
  return `@${choice.cityId}${choice.around ? '+' : ''}`;
}

/** The filters, and the folded words that are left. */
function read(question: string): [string, string] {
  const words = foldText(question).split(' ');
  const spans = readSaid(words, TODAY);
  const isSaid = (at: number) => spans.some(({ from, to }) => from <= at && at < to);
  return [
    spans.flatMap(({ choices }) => choices.map(shown)).join(' '),
    words.filter((_, at) => !isSaid(at)).join(' '),
  ];
}

type Row = readonly [question: string, filters: string, rest: string];

const LANGUAGES: Readonly<Record<string, readonly Row[]>> = {
  Maltese: [
    ['parrukkier illum f’Tas-Sliema', '11-25 @3', 'parrukkier'],
    ['dwiefer għada filgħaxija', '11-26 evening', 'dwiefer'],
    ['trizzi nhar it-Tnejn', '11-30', 'trizzi'],
    ['barbier il-Ħadd', '11-29', 'barbier'],
    ['plamer dan il-weekend', 'weekend', 'plamer'],
    ['babysitter illejla', '11-25 evening', 'babysitter'],
    ['kejk inqas minn 20', '<20', 'kejk'],
    ['massaġġi sa 50 ewro', '<50', 'massaggi'],
    ['tindif taħt l-30', '<30', 'tindif'],
    ['avukat il-Belt', '@1', 'avukat'],
    ['plamer f’Ħal Qormi urġenti', '@13 soon', 'plamer'],
    ['taksi lejn l-ajruport minn San Ġiljan', '', 'taksi lejn l ajruport'],
    ['ħobż ħdejn il-Gżira', '@20+', 'hobz'],
    ['għandi bżonn erba’ siġġijiet', '', 'ghandi bzonn erba siggijiet'],
  ],
  Italian: [
    ['parrucchiere oggi a Sliema', '11-25 @3', 'parrucchiere'],
    ['unghie domani sera', '11-26 evening', 'unghie'],
    ['treccine lunedì', '11-30', 'treccine'],
    ['barbiere di domenica', '11-29', 'barbiere'],
    ['idraulico nel fine settimana', 'weekend', 'idraulico'],
    ['baby sitter stasera', '11-25 evening', 'baby sitter'],
    ['torta meno di 20', '<20', 'torta'],
    ['massaggio fino a 50 euro', '<50', 'massaggio'],
    ['pulizie sotto i 30 euro', '<30', 'pulizie'],
    ['avvocato alla Valletta', '@1', 'avvocato'],
    ['elettricista urgente vicino a Mosta', 'soon @4+', 'elettricista'],
    ['massaggio dopo le 18', 'evening', 'massaggio'],
    ['taxi da Sliema', '', 'taxi'],
    ['dj il 12 dicembre', '12-12', 'dj'],
    ['mercoledì prossimo taglio', '12-02', 'taglio'],
    ['massaggio sotto i 30 minuti', '', 'massaggio sotto i 30 minuti'],
  ],
  Spanish: [
    ['peluquera hoy en Sliema', '11-25 @3', 'peluquera'],
    ['uñas mañana por la noche', '11-26 evening', 'unas'],
    ['trenzas el lunes', '11-30', 'trenzas'],
    ['barbero los domingos', '11-29', 'barbero'],
    ['fontanero este fin de semana', 'weekend', 'fontanero'],
    ['niñera esta noche', '11-25 evening', 'ninera'],
    ['pastel menos de 20', '<20', 'pastel'],
    ['masaje hasta 50 euros', '<50', 'masaje'],
    ['limpieza por debajo de 30 €', '<30', 'limpieza'],
    ['abogado en La Valeta', '@1', 'abogado'],
    ['desayuno por la mañana', '', 'desayuno'],
    ['electricista urgente cerca de Mosta', 'soon @4+', 'electricista'],
    ['masaje después de las 18:30', 'evening', 'masaje'],
    ['dj el 12 de diciembre', '12-12', 'dj'],
    ['limpieza menos de 3 horas', '', 'limpieza menos de 3 horas'],
  ],
  French: [
    ['coiffeuse aujourd’hui à Sliema', '11-25 @3', 'coiffeuse'],
    ['ongles demain soir', '11-26 evening', 'ongles'],
    ['tresses lundi', '11-30', 'tresses'],
    ['barbier le dimanche', '11-29', 'barbier'],
    ['plombier ce week-end', 'weekend', 'plombier'],
    ['nounou ce soir', '11-25 evening', 'nounou'],
    ['gâteau moins de 20 €', '<20', 'gateau'],
    ['massage jusqu’à 50 euros', '<50', 'massage'],
    ['ménage en dessous de 30', '<30', 'menage'],
    ['avocat à La Valette', '@1', 'avocat'],
    ['électricien en urgence près de Mosta', 'soon @4+', 'electricien'],
    ['massage après 18h30', 'evening', 'massage'],
    ['dj le 12 décembre', '12-12', 'dj'],
    ['mercredi prochain coupe femme', '12-02', 'coupe femme'],
    ['taxi depuis Sliema', '', 'taxi'],
    ['déménagement de Sliema à Mosta', '', 'demenagement'],
    ['taxi de Sliema à l’aéroport', '', 'taxi a laeroport'],
    ['avocat pour mon visa', '', 'avocat pour mon visa'],
    ['un avocat s’il vous plaît', '', 'un avocat'],
  ],
  Portuguese: [
    ['cabeleireira hoje em Sliema', '11-25 @3', 'cabeleireira'],
    ['unhas amanhã à noite', '11-26 evening', 'unhas'],
    ['tranças na segunda-feira', '11-30', 'trancas'],
    ['barbeiro no domingo', '11-29', 'barbeiro'],
    ['canalizador este fim de semana', 'weekend', 'canalizador'],
    ['babá hoje à noite', '11-25 evening', 'baba'],
    ['bolo menos de 20', '<20', 'bolo'],
    ['massagem até 50 euros', '<50', 'massagem'],
    ['limpeza abaixo de 30', '<30', 'limpeza'],
    ['advogado em La Valletta', '@1', 'advogado'],
    ['eletricista urgente perto de Mosta', 'soon @4+', 'eletricista'],
    ['massagem depois das 18h', 'evening', 'massagem'],
    ['corte na quinta', '11-26', 'corte'],
    ['roupa em segunda mão', '', 'roupa em segunda mao'],
    ['manicure na sexta-feira à noite', '11-27 evening', 'manicure'],
  ],
  Arabic: [
    ['كوافيرة اليوم في سليما', '11-25 @3', 'كوافيره'],
    ['أظافر غداً مساءً', '11-26 evening', 'اظافر'],
    ['ضفائر يوم الاثنين', '11-30', foldText('ضفائر')],
    ['حلاق الأحد', '11-29', 'حلاق'],
    ['سباك في نهاية الأسبوع', 'weekend', 'سباك'],
    ['مربية الليلة', '11-25 evening', 'مربيه'],
    ['كعكة أقل من 20', '<20', 'كعكه'],
    ['مساج حتى ٥٠ يورو', '<50', 'مساج'],
    ['تنظيف تحت 30', '<30', 'تنظيف'],
    ['محامي بفاليتا', '@1', 'محامي'],
    ['كهربائي مستعجل قرب موستا', 'soon @4+', foldText('كهربائي')],
    ['حلاق في غوزو', '@68+', 'حلاق'],
    ['تاكسي من سليما إلى المطار', '', 'تاكسي الي المطار'],
    ['ساعة أقل من 30 دقيقة', '', 'ساعه اقل من 30 دقيقه'],
  ],
  Serbian: [
    ['frizer danas u Slimi', '11-25 @3', 'frizer'],
    ['nokti sutra uveče', '11-26 evening', 'nokti'],
    ['pletenice u ponedeljak', '11-30', 'pletenice'],
    ['berber nedeljom', '11-29', 'berber'],
    ['vodoinstalater za vikend', 'weekend', 'vodoinstalater'],
    ['dadilja večeras', '11-25 evening', 'dadilja'],
    ['torta ispod 20', '<20', 'torta'],
    ['masaža do 50 evra', '<50', 'masaza'],
    ['čišćenje manje od 30', '<30', 'ciscenje'],
    ['advokat u Valeti', '@1', 'advokat'],
    ['električar hitno blizu Moste', 'soon @4+', 'elektricar'],
    ['фризер данас у Слими', '11-25 @3', 'фризер'],
    ['masaža posle 18h', 'evening', 'masaza'],
    ['taksi iz Valete', '', 'taksi'],
    ['advokat u Našaru', '@39', 'advokat'],
    ['zubar blizu Birkirkare', '@2+', 'zubar'],
    ['slimi telo', '', 'slimi telo'],
  ],
  Hindi: [
    ['आज स्लीमा में हेयर ड्रेसर', '11-25 @3', 'हेयर ड्रेसर'],
    ['नाखून कल शाम', '11-26 evening', 'नाखून'],
    ['सोमवार को चोटी', '11-30', 'चोटी'],
    ['रविवार के दिन नाई', '11-29', 'नाई'],
    ['इस वीकेंड प्लंबर', 'weekend', 'प्लंबर'],
    ['आज शाम आया', '11-25 evening', 'आया'],
    ['20 से कम केक', '<20', 'केक'],
    ['मालिश ५० यूरो तक', '<50', 'मालिश'],
    ['30 यूरो से कम में सफाई', '<30', 'सफाई'],
    ['वैलेटा में वकील', '@1', 'वकील'],
    ['मोस्टा के पास तुरंत इलेक्ट्रीशियन', '@4+ soon', 'इलेक्ट्रीशियन'],
    ['शाम 6 बजे के बाद मालिश', 'evening', '6 बजे के बाद मालिश'],
    ['स्लीमा से टैक्सी', '', 'टैक्सी'],
    ['30 मिनट से कम मालिश', '', '30 मिनट से कम मालिश'],
    ['18 बजे के बाद मालिश', 'evening', 'मालिश'],
  ],
  Filipino: [
    ['parlor ngayong araw sa Sliema', '11-25 @3', 'parlor'],
    ['kuko bukas ng gabi', '11-26 evening', 'kuko'],
    ['tirintas sa Lunes', '11-30', 'tirintas'],
    ['barbero tuwing Linggo', '11-29', 'barbero'],
    ['tubero ngayong Sabado at Linggo', 'weekend', 'tubero'],
    ['yaya mamayang gabi', '11-25 evening', 'yaya'],
    ['keyk mas mababa sa 20', '<20', 'keyk'],
    ['masahe hanggang 50 euro', '<50', 'masahe'],
    ['tagalinis mas mura sa 30', '<30', 'tagalinis'],
    ['abogado sa Valletta', '@1', 'abogado'],
    ['elektrisyan agad malapit sa Mosta', 'soon @4+', 'elektrisyan'],
    ['tindahan na bukas ngayong linggo', '', 'tindahan'],
    ['taksi mula sa Sliema', '', 'taksi'],
    ['tubero ngayong susunod na linggo', '', 'tubero'],
  ],
  Nepali: [
    ['आज स्लीमामा सैलुन', '11-25 @3', 'सैलुन'],
    ['नङ भोलि साँझ', '11-26 evening', 'नङ'],
    ['सोमबार चुल्ठो', '11-30', 'चुल्ठो'],
    ['आइतबारको दिन हजाम', '11-29', 'हजाम'],
    ['यो सप्ताहान्त प्लम्बर', 'weekend', foldText('प्लम्बर')],
    ['आज साँझ बच्चा हेर्ने', '11-25 evening', 'बच्चा हेर्ने'],
    ['20 भन्दा कम केक', '<20', 'केक'],
    ['मसाज ५० युरो सम्म', '<50', 'मसाज'],
    ['३० युरोभन्दा कममा सफाइ', '<30', 'सफाइ'],
    ['भ्यालेटामा वकिल', '@1', 'वकिल'],
    ['मोस्टा नजिक तुरुन्त इलेक्ट्रिसियन', '@4+ soon', 'इलेक्ट्रिसियन'],
    ['स्लीमाबाट ट्याक्सी', '', 'ट्याक्सी'],
    ['१२ डिसेम्बरमा डीजे', '12-12', foldText('डीजे')],
  ],
  Ukrainian: [
    ['перукар сьогодні у Слімі', '11-25 @3', 'перукар'],
    ['манікюр завтра ввечері', '11-26 evening', foldText('манікюр')],
    ['косички на понеділок', '11-30', 'косички'],
    ['барбер у неділю', '11-29', 'барбер'],
    ['сантехнік на вихідних', 'weekend', 'сантехнік'],
    ['няня сьогодні ввечері', '11-25 evening', 'няня'],
    ['торт до 20 євро', '<20', 'торт'],
    ['масаж менше 50', '<50', 'масаж'],
    ['прибирання дешевше 30', '<30', 'прибирання'],
    ['адвокат у Валлетті', '@1', 'адвокат'],
    ['електрик терміново біля Мости', 'soon @4+', 'електрик'],
    ['масаж після 18:30', 'evening', 'масаж'],
    ['діджей 12 грудня', '12-12', foldText('діджей')],
    ['таксі з Сліми', '', 'таксі'],
    ['масаж до 30 хвилин', '', 'масаж до 30 хвилин'],
  ],
};

describe.each(Object.entries(LANGUAGES))('in %s', (_language, rows) => {
  test.each(rows)('"%s" says "%s" beside "%s"', (question, filters, rest) => {
    expect(read(question)).toEqual([filters, rest]);
  });
});

import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import type { DemoSlug } from './shapes/providers';

interface Words {
  text: string;
  lang: SpokenLanguage;
}

export interface PastVisit {
  /** Before the day of the seed; if they are closed then, the next day on which they are open. */
  daysAgo: number;
  customer: string;
  item: string;
  review?: Words & { stars: 1 | 2 | 3 | 4 | 5 };
  reply?: Words;
}

/** A day of the last four weeks. Without a review somebody came and wrote nothing. */
function came(
  daysAgo: number,
  customer: string,
  item: string,
  review?: PastVisit['review'],
  reply?: Words,
): PastVisit {
  return { daysAgo, customer, item, ...(review && { review }), ...(reply && { reply }) };
}

function said(stars: 1 | 2 | 3 | 4 | 5, text = '', lang: SpokenLanguage = 'en') {
  return { stars, text, lang };
}

function replied(text: string, lang: SpokenLanguage = 'en') {
  return { text, lang };
}

/** Of each provider, the first visit first. */
export const PAST_VISITS: Readonly<Partial<Record<DemoSlug, readonly PastVisit[]>>> = {
  'adaeze-crown-braids': [
    came(
      26,
      'Blessing Ojo',
      'Knotless box braids, mid-back',
      said(5, 'Four hours, and no headache in the night. My daughter wants the same.'),
    ),
    came(19, 'Maria Camilleri', 'Hair check and plan'),
    came(
      15,
      'Francesca Conti',
      'Cornrows with beads',
      said(5, 'Mani leggere e tanta pazienza con una bambina di sei anni.', 'it'),
    ),
    came(
      9,
      'Ifeoma Nwosu',
      'Loc retwist and oil massage',
      said(4, 'Lovely work. We began twenty minutes late.'),
      replied('You are right, Ifeoma, I am sorry. Fridays are now an hour longer.'),
    ),
    came(3, 'Grace Borg', 'Children’s wash and plaits'),
  ],
  'kingston-locs': [
    came(
      25,
      'Keon Baptiste',
      'Starter locs',
      said(5, 'He sent me home once to let it grow first. That is why I came back.'),
    ),
    came(
      18,
      'Luke Zammit',
      'Line-up',
      said(5, 'Pulit u fil-ħin. Marva taf xogħolha sew.', 'mt'),
      replied('Grazzi ħafna, Luke!', 'mt'),
    ),
    came(12, 'Jade Francis', 'Retwist', said(4)),
    came(7, 'Keon Baptiste', 'Retwist'),
    came(
      5,
      'Tariq Osman',
      'Line-up',
      said(3, 'Good cut, but the music is loud and nobody told me that one can only pay in cash.'),
      replied('Thank you for telling us. The card machine works again, and the radio has a knob.'),
    ),
  ],
  'levant-barber': [
    came(
      24,
      'Omar Haddad',
      'Haircut and beard',
      said(5, 'أفضل حلاق في الحي، والقهوة بالهيل كما في البيت.', 'ar'),
      replied('أهلاً وسهلاً بك دائماً يا عمر.', 'ar'),
    ),
    came(20, 'Julien Moreau', 'Hot towel shave', said(5, 'Un vrai rasage à l’ancienne.', 'fr')),
    came(
      13,
      'Matthew Galea',
      'Haircut',
      said(4, 'Tajjeb ħafna, imma ħallini nistenna kwarta.', 'mt'),
    ),
    came(8, 'Anton Kovalenko', 'Haircut'),
    came(4, 'Rohan Shrestha', 'Haircut', said(5)),
  ],
  'rosa-nails': [
    came(
      22,
      'Camila Rojas',
      'Gel nails',
      said(5, 'Tres semanas y siguen perfectas. Rosa es puntual de verdad.', 'es'),
    ),
    came(
      16,
      'Stephanie Attard',
      'Manicure',
      said(5, 'The little flower on my thumb makes me smile.'),
    ),
    came(
      11,
      'Jelena Petrović',
      'Pedicure',
      said(4, 'Лепо и чисто, само је тешко наћи паркинг.', 'sr'),
    ),
    came(6, 'Camila Rojas', 'Manicure'),
  ],
  'noor-makeup': [
    came(
      23,
      'Yasmine Gharbi',
      'Bride',
      said(5, 'J’ai pleuré deux fois et rien n’a coulé. Merci Noor !', 'fr'),
      replied('Félicitations à vous deux. Les photos sont magnifiques.', 'fr'),
    ),
    came(14, 'Hala Mahmoud', 'Guest', said(5, 'هادئة ولطيفة وتعرف كيف تلف الحجاب.', 'ar')),
  ],
  'amara-tailoring': [
    came(
      21,
      'Awa Ndiaye',
      'Dress from your cloth',
      said(4, 'The dress is beautiful. It took a week longer than we had said.'),
      replied('True. My machine broke and I should have rung you sooner.'),
    ),
    came(12, 'Fatou Sow', 'Take in or let out', said(5, 'Rapide, soigné, pas cher.', 'fr')),
    came(6, 'Ruth Mifsud', 'Take in or let out', said(5)),
  ],
  'amma-home-care': [
    came(
      24,
      'Carmen Vassallo',
      'First visit',
      said(5, 'Leela listened to my mother for the whole time. We have slept better since.'),
      replied('Please greet her from me. See you on Tuesday.'),
    ),
    came(17, 'Thomas Kurian', 'Nursing visit', said(5)),
    came(10, 'Anita Sharma', 'Morning help', said(5, 'बहुत धैर्य और आदर के साथ काम करती हैं।', 'hi')),
    came(4, 'Carmen Vassallo', 'Company and a walk'),
  ],
  'ubuntu-nurses': [
    came(20, 'Mercy Wanjala', 'Wound care', said(5, 'She explained each step before she did it.')),
    came(
      9,
      'Joseph Spiteri',
      'The doctor’s letter, explained',
      said(5, 'Spjegatli l-ittra kollha bil-paċenzja.', 'mt'),
    ),
  ],
  'pasos-physio': [
    came(26, 'Karl Fenech', 'First examination', said(5, 'After two weeks I lift my tools again.')),
    came(19, 'Lucía Fernández', 'Treatment', said(4, 'Muy profesional.', 'es')),
    came(13, 'Karl Fenech', 'Treatment'),
    came(
      8,
      'Oksana Melnyk',
      'First examination',
      said(5, 'Намалював усі вправи, тож я нічого не забула.', 'uk'),
    ),
    came(3, 'Oksana Melnyk', 'Treatment'),
  ],
  'kumari-kids': [
    came(
      18,
      'Bishal Gurung',
      'One afternoon',
      said(5, 'छोराले घरमा नेपाली गीत गाउन थालेको छ।', 'ne'),
      replied('धन्यवाद! उसको स्वर धेरै राम्रो छ।', 'ne'),
    ),
    came(
      11,
      'Maricel Santos',
      'One afternoon',
      said(5, 'Masaya ang anak ko at tapos na ang takdang-aralin.', 'fil'),
    ),
    came(5, 'Sarah Farrugia', 'Come and see', said(4)),
  ],
  'himal-express': [
    came(
      16,
      'Suman Adhikari',
      'Documents, sealed envelope',
      said(3, 'It arrived, but two days later than I was told.'),
      replied('The flight by way of Doha was cancelled. We should have sent you a message.'),
    ),
  ],
  'lagos-lines': [
    came(
      25,
      'Emeka Obi',
      'Barrel to Lagos',
      said(5, 'My mother sent a picture of the open barrel. Nothing was broken.'),
    ),
    came(14, 'Rukayat Bello', 'Collection at your door', said(4)),
    came(
      10,
      'Daniel Eze',
      'Packing, one hour',
      said(2, 'They came an hour late and I missed my shift.'),
      replied('That must not happen. The next collection costs you nothing, please ask for me.'),
    ),
    came(6, 'Ngozi Umeh', 'Barrel to Lagos', said(5, 'Honest weight, honest price.')),
  ],
  'maos-de-ouro': [
    came(
      22,
      'Paulo Mendes',
      'Tap, toilet or sink repaired',
      said(5, 'Chegou na hora, consertou e limpou tudo depois.', 'pt'),
    ),
    came(17, 'Claire Sammut', 'Flat-pack furniture, each piece', said(5)),
    came(
      9,
      'Giulia Romano',
      'One wall painted',
      said(4, 'Bel lavoro, colore un po’ più scuro del campione.', 'it'),
    ),
    came(3, 'Claire Sammut', 'Visit and quote'),
  ],
  'casa-limpia': [
    came(21, 'Hannah Micallef', 'End of tenancy', said(5, 'I had the whole deposit back.')),
    came(15, 'Andrés Molina', 'Oven and fridge', said(5, 'Parece nuevo.', 'es')),
    came(7, 'Milica Jovanović', 'Flat, up to two bedrooms', said(4)),
  ],
  'bright-sparks': [
    came(
      23,
      'Imran Malik',
      'Find a fault',
      said(5, 'He showed me the burnt wire before he named a price.'),
    ),
    came(12, 'Rita Zerafa', 'Lamp, hung and wired'),
    came(8, 'Deepak Nair', 'Electric shower check', said(5)),
    came(5, 'Imran Malik', 'New socket or switch'),
  ],
  'kofi-handyman': [
    came(
      19,
      'Elena Greco',
      'Flat-pack cupboard',
      said(5, 'In un’ora e mezza, e ha portato via i cartoni.', 'it'),
    ),
    came(13, 'Samuel Boateng', 'New lock', said(4)),
    came(6, 'Nicole Debono', 'One hour', said(5, 'Three shelves, all of them level.')),
  ],
  'studju-haddad': [
    came(
      24,
      'Sami Khalil',
      'First talk',
      said(5, 'شرحت لنا كل ورقة خطوة بخطوة دون استعجال.', 'ar'),
    ),
    came(
      18,
      'Aïcha Benali',
      'Residence permit: papers checked',
      said(5, 'Claire, humaine, précise.', 'fr'),
    ),
    came(
      11,
      'Viktor Marković',
      'Lease or job contract read with you',
      said(4, 'I now know what I signed.'),
    ),
    came(4, 'Sami Khalil', 'Residence permit: papers checked'),
  ],
  'okoro-counsel': [
    came(20, 'Peter Adewale', 'First talk', said(5, 'He wrote down whom to ask and what to say.')),
    came(12, 'Lorna Reyes', 'Contract check', said(5, 'Malinaw ang paliwanag, at mabait.', 'fil')),
    came(7, 'Mohamed Ali', 'First talk', said(4)),
  ],
  'habesha-kitchen': [
    came(25, 'Selam Bekele', 'Table for two, shared beyaynetu', said(5, 'ልክ እንደ ቤት ነው።', 'am')),
    came(
      17,
      'James Pace',
      'Coffee ceremony for up to six',
      said(5, 'We stayed two hours and nobody hurried us.'),
    ),
    came(
      10,
      'Inês Carvalho',
      'Learn to bake injera',
      said(4, 'Divertido, mas leve um avental.', 'pt'),
    ),
    came(5, 'James Pace', 'Injera to take home, ten pieces'),
  ],
  'couscous-friday': [
    came(22, 'Nour Jaziri', 'A seat at the dish', said(5, 'Comme chez ma tante.', 'fr')),
    came(15, 'Paul Grech', 'A seat at the dish', said(5)),
    came(8, 'Leila Said', 'Couscous to take home, for four', said(5, 'كسكسي مثل الدار.', 'ar')),
  ],
  'tandoor-lane': [
    came(18, 'Simran Kaur', 'Naan class', said(5, 'मज़ा आ गया, नान एकदम नरम बनी।', 'hi')),
    came(
      11,
      'Robert Cassar',
      'Table for two',
      said(4, 'Best naan here. Ask for a table away from the door.'),
    ),
    came(4, 'Asha Thomas', 'Table for two', said(4)),
  ],
  'dar-il-kelma': [
    came(
      23,
      'Bernard Tonna',
      'Arabic for beginners, one evening',
      said(5, 'I can now read the sign of the bakery.'),
    ),
    came(
      16,
      'Huda Saleh',
      'Maltese for Arabic speakers',
      said(5, 'درس ممتع، والمعلمة صبورة جداً.', 'ar'),
    ),
    came(9, 'Bernard Tonna', 'Arabic for beginners, one evening'),
    came(5, 'Ivana Ilić', 'Trial lesson', said(5)),
  ],
  'habla-conmigo': [
    came(19, 'Michela Bianchi', 'Job interview practice', said(5, 'I had the job on the Tuesday.')),
    came(10, 'Andrei Popa', 'One lesson', said(4)),
    came(6, 'Michela Bianchi', 'One lesson'),
  ],
  'ile-eko-tutors': [
    came(21, 'Tolu Adeyemi', 'Yorùbá story hour', said(5, 'Ọmọ mi ti ń kí ìyá àgbà dáadáa.', 'yo')),
    came(14, 'Chika Anyanwu', 'Igbo story hour', said(5)),
    came(7, 'Tolu Adeyemi', 'English and homework', said(5, 'Patient, and never boring.')),
  ],
  'atlas-transfers': [
    came(
      26,
      'Sofia Ricci',
      'Airport to anywhere in Malta',
      said(5, 'Volo in ritardo di tre ore, e lui era lì.', 'it'),
    ),
    came(15, 'Karim Mansouri', 'Airport to the Gozo ferry', said(4)),
    came(
      9,
      'Linda Schembri',
      'Airport to anywhere in Malta',
      said(5, 'Clean car, child seat already in.'),
    ),
    came(4, 'Dragan Nikolić', 'Airport to anywhere in Malta', said(5)),
  ],
  'first-gear-school': [
    came(24, 'Ahmed Farouk', 'Lesson', said(5, 'نجحت من أول مرة بفضل صبره.', 'ar')),
    came(13, 'Priscilla Vella', 'Double lesson', said(5)),
    came(8, 'Ahmed Farouk', 'Theory, one evening'),
    came(5, 'Nirmala Tamang', 'Lesson', said(4)),
  ],
};

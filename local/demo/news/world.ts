import type { DemoOutlet } from './story';

const home = (
  iso: string,
  source: string,
  host: string,
  ...stories: DemoOutlet['stories']
): DemoOutlet => ({ source, host, origins: [iso], stories });

export const WORLD: readonly DemoOutlet[] = [
  home(
    'IN',
    'The Monsoon Herald',
    'monsoon-herald',
    [
      'Kochi’s water metro reaches ten islands',
      'Electric boats, a single ticket, and a dolphin that follows the last one home.',
      'atlas-transfers',
    ],
    [
      'Mehndi artists of Jaipur break a record of patience',
      'Two hundred hands in one night, and not one design twice.',
      'mehndi-by-roshni',
    ],
    [
      'भोपाल में बच्चों का रेडियो शुरू हुआ',
      'हर शाम पाँच बजे, कहानियाँ और सवाल, सब बच्चों की आवाज़ में।',
      'little-hibiscus',
    ],
  ),
  home(
    'NP',
    'Himal Patra',
    'himal-patra',
    [
      'Footpath around Annapurna gets new lodges, run by villages',
      'Every guest pays one price, and every kitchen gets its share.',
      'himal-express',
    ],
    ['काठमाडौंमा पुराना घरहरूको पुनर्निर्माण सकियो', 'सय वर्ष पुराना झ्यालहरू फेरि खुलेका छन्।', 'himal-express'],
  ),
  home(
    'PK',
    'Indus Morning',
    'indus-morning',
    [
      'Lahore’s kite festival flies again, with safer string',
      'Roofs were rented out weeks ago. Children under ten fly for free.',
    ],
    [
      'Truck painters of Karachi teach at the art school',
      'The course begins with a door and ends with a whole lorry.',
      'dona-lupe-cargo',
    ],
  ),
  home(
    'BD',
    'Padma Daily',
    'padma-daily',
    [
      'River clinics of Bangladesh launch a tenth boat',
      'It carries a dentist, a laboratory and a very small library.',
      'amma-home-care',
    ],
    ['ঢাকায় নতুন পাঠাগার খুলেছে', 'সপ্তাহে সাত দিন, রাত দশটা পর্যন্ত খোলা।', 'ile-eko-tutors'],
  ),
  home(
    'LK',
    'Serendib Post',
    'serendib-post',
    [
      'The hill train to Ella runs with open windows again',
      'Photographers have a carriage of their own, so that the others can sit.',
    ],
    [
      'Cinnamon growers near Galle agree on a seal',
      'Buyers can see from which garden each stick comes.',
    ],
  ),
  home(
    'SY',
    'Jasmine Street',
    'jasmine-street',
    [
      'Aleppo’s soap makers fire their kettles again',
      'Olive oil, laurel, and a year of patience: the first bars are ready in autumn.',
    ],
    [
      'ورشة للموسيقى تعيد أطفال حلب إلى العود',
      'خمسون طفلاً وعشرون عوداً وأستاذ واحد لا يتعب.',
      'dar-il-kelma',
    ],
  ),
  home(
    'LB',
    'The Cedar Line',
    'cedar-line',
    [
      'Beirut’s bus riders draw the map that nobody had',
      'Volunteers rode every line for a year. Now there are stops, and names for them.',
      'atlas-transfers',
    ],
    [
      'Sunday lunch for four hundred in Tripoli’s old khan',
      'Forty families cooked. Nobody was asked where they came from.',
      'sofra-sundays',
    ],
  ),
  home(
    'TR',
    'Boğaz Postası',
    'bogaz-postasi',
    [
      'İstanbul’da gece vapurları geri dönüyor',
      'Cuma ve cumartesi geceleri, iki kıta arasında çay eşliğinde.',
    ],
    [
      'Bakers of Izmir revive the boyoz of their grandparents',
      'Twelve layers, no butter, and a queue around the corner.',
    ],
  ),
  home(
    'PS',
    'Olive Branch News',
    'olive-branch-news',
    [
      'Embroiderers put their village patterns on a map',
      'Three hundred motifs, each with the name of the woman who remembered it.',
    ],
    [
      'Harvest helpers from six countries join the olive picking',
      'The press runs until midnight, and the first oil is shared at the door.',
    ],
  ),
  home('IQ', 'Tigris Review', 'tigris-review', [
    'Mosul’s book street counts its fortieth shop',
    'On Fridays there is hardly room to walk, which is how the booksellers like it.',
    'ile-eko-tutors',
  ]),
  home('JO', 'Amman Steps', 'amman-steps', [
    'The stairs of Amman get their own festival',
    'A hundred flights, a band on each landing, and tea at the top.',
    'carnival-brass',
  ]),
  home(
    'BR',
    'Gazeta da Baía',
    'gazeta-da-baia',
    [
      'Salvador abre escola de capoeira à beira-mar',
      'As aulas são de graça e começam antes do nascer do sol.',
    ],
    [
      'Samba schools of Rio share one workshop for their floats',
      'What is left over from one parade becomes the beginning of the next.',
      'carnival-brass',
    ],
  ),
  home(
    'CO',
    'El Correo del Café',
    'correo-del-cafe',
    [
      'Medellín estrena tres bibliotecas en las laderas',
      'Cada una tiene un mirador, un taller y una cocina para el barrio.',
      'ile-eko-tutors',
    ],
    [
      'Coffee pickers of Huila vote on their own prices',
      'The cooperative counts two thousand members, half of them under thirty.',
    ],
  ),
  home(
    'PE',
    'Andina de la Mañana',
    'andina-manana',
    [
      'Cusco celebra el día de la papa con trescientas variedades',
      'Hay moradas, azules y una que sabe a castaña.',
    ],
    [
      'Weavers of Chinchero open a school for dyers',
      'Eleven colours, all of them from plants that grow beside the path.',
    ],
  ),
  home(
    'VE',
    'Caribe al Día',
    'caribe-al-dia',
    [
      'El Sistema vuelve a los barrios con cien violines',
      'Los ensayos son por la tarde, y los vecinos ya conocen el programa.',
    ],
    [
      'Parcels to Venezuela: what may go into the box this season',
      'Medicines need a list, sweets do not. The weight is what counts.',
      'dona-lupe-cargo',
    ],
  ),
  home('AR', 'El Sur Diario', 'el-sur-diario', [
    'Rosario baila: cuarenta milongas en una noche',
    'Entrada libre, zapatos propios, y una pista para principiantes.',
  ]),
  home('EC', 'La Mitad', 'la-mitad', [
    'Quito inaugura ciclovías que cruzan la ciudad de norte a sur',
    'Veintidós kilómetros, y una sola subida de la que todos hablan.',
  ]),
  home(
    'JM',
    'Blue Mountain Mail',
    'blue-mountain-mail',
    [
      'Kingston’s sound systems get a museum with the volume left on',
      'The speakers are the exhibits. Earplugs are free at the door.',
      'carnival-brass',
    ],
    [
      'Breadfruit trees for every schoolyard in Portland',
      'Planted in pairs, so that one can be climbed.',
      'little-hibiscus',
    ],
  ),
  home(
    'HT',
    'Le Flamboyant',
    'le-flamboyant',
    [
      'Jacmel : les masques du carnaval se fabriquent à ciel ouvert',
      'Papier, colle et patience : les ateliers restent ouverts aux visiteurs jusqu’à minuit.',
      'maison-soleil',
    ],
    [
      'Soup joumou for the whole neighbourhood on New Year’s Day',
      'Sixty pots, one recipe, and as many secrets as cooks.',
    ],
  ),
  home('DO', 'Merengue Diario', 'merengue-diario', [
    'Santo Domingo peatonaliza la calle más antigua de América',
    'Los domingos hay dominó, música y sombra para todos.',
  ]),
  home(
    'TT',
    'Scarlet Ibis',
    'scarlet-ibis',
    [
      'Steelpan yards open their rehearsals to visitors',
      'Bring a chair, bring a cushion, and do not touch the tenors.',
      'carnival-brass',
    ],
    [
      'Turtles return to Grande Riviere in record numbers',
      'Volunteers counted all night, by red light and in whispers.',
    ],
  ),
  {
    source: 'The Harbour Post',
    host: 'harbour-post',
    origins: ['IN', 'NP', 'PK', 'BD', 'LK'],
    residences: ['MT'],
    stories: [
      [
        'Cricket in Marsa: South Asian teams share one new pitch',
        'Indians, Nepalis, Pakistanis, Bangladeshis and Sri Lankans drew up the calendar together.',
      ],
      [
        'Malta’s festival of lights moves to the Valletta waterfront',
        'Lamps from five in the afternoon, sweets from six, and a stage for children’s dance.',
        'mehndi-by-roshni',
      ],
    ],
  },
  {
    source: 'The Harbour Post',
    host: 'harbour-post',
    origins: ['ET', 'NG', 'SO', 'KE', 'SD'],
    residences: ['MT'],
    stories: [
      [
        'An African book club in Birgu reads in five languages',
        'Nigerian, Kenyan, Ethiopian, Somali and Sudanese readers meet on the first Monday of the month.',
        'ile-eko-tutors',
      ],
    ],
  },
  {
    source: 'The Harbour Post',
    host: 'harbour-post',
    origins: ['SY', 'LB', 'PS', 'EG', 'TN'],
    residences: ['MT'],
    stories: [
      [
        'Arabic story hour draws families to the Gżira library',
        'Syrian, Lebanese, Palestinian, Egyptian and Tunisian parents take turns to read.',
        'dar-il-kelma',
      ],
    ],
  },
];

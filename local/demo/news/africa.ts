import type { DemoOutlet } from './story';

const home = (
  iso: string,
  source: string,
  host: string,
  ...stories: DemoOutlet['stories']
): DemoOutlet => ({ source, host, origins: [iso], stories });

export const AFRICA: readonly DemoOutlet[] = [
  home(
    'NG',
    'Lagos Lagoon Times',
    'lagos-lagoon-times',
    [
      'Third ferry line takes traffic off the Lagos bridges',
      'From Ikorodu to the island in forty minutes, with a seat for everybody.',
      'atlas-transfers',
    ],
    [
      'Afrobeats academy in Ibadan opens its doors to drummers',
      'Sixty places, nine hundred applications, and an audition that lasted three days.',
      'carnival-brass',
    ],
    [
      'Yoruba storytellers fill a stadium in Abeokuta',
      'No light show, no band: four women, four chairs and a tortoise that always loses.',
      'ile-eko-tutors',
    ],
    [
      'Market women of Onitsha start a bank of their own',
      'The first loan was for a freezer, and was paid back a week early.',
    ],
    [
      'Film village near Enugu begins its first production',
      'Carpenters built a whole street of the 1960s, with working taps.',
    ],
    [
      'Yam festival draws visitors from twelve states',
      'The largest tuber weighed as much as the boy who carried it.',
    ],
  ),
  home(
    'KE',
    'Rift Valley Record',
    'rift-valley-record',
    [
      'Nairobi bus drivers get their first electric hundred',
      'Quiet, say the passengers. Too quiet, says the man who sells peanuts at the stop.',
      'atlas-transfers',
    ],
    [
      'Tea growers in Kericho sell straight to cafés abroad',
      'Photographs of the pickers come with each packet, and so does a larger share of the price.',
    ],
    [
      'A marathon through the tea hills, run by moonlight',
      'The winner stopped once, to let a family of monkeys pass.',
    ],
    [
      'Kisumu plants a thousand trees along the lake shore',
      'Each has a child who waters it, and a number to call if it looks ill.',
      'little-hibiscus',
    ],
  ),
  home(
    'ET',
    'Addis Sunrise',
    'addis-sunrise',
    [
      'Coffee ceremony joins the list of living heritage',
      'Three rounds, one flame, and no hurry: what every household knows is now on paper.',
      'habesha-kitchen',
    ],
    [
      'Light rail in Addis Ababa extends to the university',
      'Four stations, all of them with ramps. The first week is free.',
    ],
    ['አዲስ አበባ፦ የመጻሕፍት ሳምንት ተከፈተ', 'ከመቶ በላይ አሳታሚዎች ተገኝተዋል። ልጆች በነጻ ይገባሉ።', 'ile-eko-tutors'],
    [
      'Runners from Bekoji coach the next generation',
      'The village with the most medals builds a track that the rain cannot wash away.',
    ],
  ),
  home(
    'SO',
    'Horn Observer',
    'horn-observer',
    [
      'Mogadishu’s old lighthouse shines again',
      'Engineers and fishermen repaired it together in eleven weeks.',
    ],
    [
      'Women’s basketball returns to Hargeisa',
      'Six teams, one season, and tickets that were gone within an hour.',
    ],
  ),
  home(
    'SN',
    'Téranga Matin',
    'teranga-matin',
    [
      'Dakar : le train de banlieue gagne trois gares',
      'Les premiers voyageurs sont montés à six heures, avec des croissants et une fanfare.',
      'carnival-brass',
    ],
    [
      'À Saint-Louis, le festival de jazz ouvre sur le fleuve',
      'La scène flotte, les musiciens aussi, et le public reste debout sur les quais.',
    ],
    [
      'Le thiéboudienne se cuisine désormais à l’école hôtelière',
      'Quarante élèves, une marmite, et un jury de grand-mères.',
      'mama-efua-jollof',
    ],
  ),
  home(
    'CM',
    'Le Courrier du Wouri',
    'courrier-du-wouri',
    [
      'Douala : un pont pour les piétons et les vélos',
      'La traversée du Wouri prend douze minutes à pied, et offre un banc à mi-chemin.',
    ],
    [
      'Bamenda storytellers record a thousand proverbs',
      'Each is spoken twice: once in its own language, and once in English or French.',
      'ile-eko-tutors',
    ],
  ),
  home(
    'ZA',
    'The Table Bay Mail',
    'table-bay-mail',
    [
      'Cape Town’s harbour swimmers welcome a colony of penguins',
      'They share the slipway in the mornings. The birds go first.',
    ],
    [
      'Soweto’s oldest choir tours Europe in spring',
      'Eleven cities, Valletta among them, and a suitcase that is only for shoes.',
      'carnival-brass',
    ],
    [
      'Night trains return between Johannesburg and Durban',
      'Sleepers were booked out for the first month within a day.',
    ],
  ),
  home(
    'EG',
    'Nile Gazette',
    'nile-gazette',
    [
      'Alexandria reopens its seafront promenade',
      'Four kilometres, two thousand lamps, and a lane for those who sell roasted maize.',
    ],
    [
      'القاهرة تفتتح مكتبة عامة على متن قارب',
      'يرسو القارب كل أسبوع في حي آخر على ضفاف النيل.',
      'dar-il-kelma',
    ],
    [
      'Aswan’s wooden boats get their own museum',
      'The builders themselves are the guides, and they do not spare the visitors’ hands.',
    ],
  ),
  home(
    'MA',
    'Atlas Hebdo',
    'atlas-hebdo',
    [
      'Marrakech : la médina retrouve ses fontaines',
      'Douze sont réparées, et l’eau y est de nouveau potable.',
    ],
    [
      'Night bus links Tangier with the villages of the Rif',
      'Students asked for it, and helped to draw the timetable.',
      'atlas-transfers',
    ],
  ),
  home(
    'TN',
    'Carthage Presse',
    'carthage-presse',
    [
      'Sfax : l’huile nouvelle est arrivée',
      'Les moulins tournent jour et nuit, et l’on goûte sur du pain chaud.',
    ],
    [
      'تونس: مهرجان المدينة يعود بأربعين حفلاً',
      'الافتتاح مع فرقة المالوف، والدخول مجاني للعائلات.',
      'dar-il-kelma',
    ],
  ),
  home(
    'DZ',
    'La Baie d’Alger',
    'baie-dalger',
    [
      'Alger : le téléphérique de la Casbah repart',
      'Deux minutes de trajet, et la plus belle vue de la ville.',
    ],
    [
      'Constantine fête ses ponts',
      'Sept ponts, sept orchestres, une seule nuit.',
      'carnival-brass',
    ],
  ),
  home('SD', 'Two Rivers Daily', 'two-rivers-daily', [
    'A school in exile opens its fourth classroom',
    'Teachers from Khartoum give lessons online to eight hundred pupils in eleven countries.',
    'ile-eko-tutors',
  ]),
];

import type { DemoOutlet } from './story';

export const GHANA: readonly DemoOutlet[] = [
  {
    source: 'Accra Morning Post',
    host: 'accra-morning-post',
    origins: ['GH'],
    stories: [
      [
        'Night market at Osu Oxford Street returns with two hundred stalls',
        'Cooks, tailors and bands share the street every Friday until Christmas. Traders say that the new lamps make all the difference.',
        'mama-efua-jollof',
      ],
      [
        'Commuter trains between Accra and Tema run every twenty minutes',
        'The timetable grows by eleven trains a day. Tickets can be bought by phone, and stay at the old price until March.',
        'atlas-transfers',
      ],
      [
        'Kumasi tailors revive a weave that was almost lost',
        'Three families in Bonwire have taught forty apprentices a pattern that only one loom still knew.',
      ],
      [
        'Rain brings relief to cocoa farms in the Western Region',
        'Farmers expect the main crop two weeks early. The buying houses are getting their scales ready.',
      ],
      [
        'Jollof contest at Labadi beach ends in a draw',
        'The jury of nine asked for a second helping, and then for a third. Both pots go on tour in January.',
        'mama-efua-jollof',
      ],
      [
        'A library on wheels reaches its thousandth village',
        'What began with one van and six boxes of books now has five drivers and a waiting list.',
        'ile-eko-tutors',
      ],
      [
        'Passport office opens on Saturdays for visitors from abroad',
        'Ghanaians who live elsewhere can renew without an appointment for the whole of the holiday season.',
        'studju-haddad',
      ],
      [
        'Highlife orchestra plays its golden jubilee at the National Theatre',
        'Fifty years, four generations, and a horn section that still rehearses on Sunday mornings.',
        'carnival-brass',
      ],
      [
        'Cape Coast fishermen count fewer boats and fuller nets',
        'The closed season is showing results, says the association, which wants to keep it for another year.',
      ],
      [
        'Solar roofs light forty clinics in the north',
        'Vaccines stay cold and births no longer wait for daylight. The next forty are to follow by summer.',
        'amma-home-care',
      ],
      [
        'Young coders from Tamale win the continental robotics cup',
        'Their machine sorts shea nuts by size. A cooperative has already asked for three of them.',
      ],
      [
        'New footbridge at Madina opens after a long wait',
        'Schoolchildren were the first to cross. The old crossing closes at the end of the month.',
      ],
      [
        'The cedi ends the week a little firmer',
        'Traders point to remittances, which are always highest before the holidays.',
      ],
      [
        'Black Stars name a young squad for the January camp',
        'Nine players from the local league are on the list, more than in any year since 2013.',
      ],
      [
        'Makola traders agree on a plan for the old hall',
        'The stalls stay, the roof is new, and the work is to be done by night.',
      ],
      [
        'Homowo drums sound across Jamestown',
        'Families came from three continents. The kpokpoi was gone before noon.',
        'carnival-brass',
      ],
      [
        'Hospital in Ho trains its hundredth midwife',
        'All of them have found work within the Volta Region, the head of the school says.',
        'amma-home-care',
      ],
      [
        'Aburi gardens ask visitors which tree they love best',
        'The oldest silk-cotton tree leads the count, closely followed by a cocoa tree with a bench.',
      ],
    ],
  },
  {
    source: 'The Volta Courier',
    host: 'volta-courier',
    origins: ['GH'],
    stories: [
      [
        'Ferry across Lake Volta gets a second boat',
        'Crossings double to eight a day. Lorries with fresh fruit are loaded first.',
        'dona-lupe-cargo',
      ],
      [
        'Festival of kites draws thousands to the Kwahu ridge',
        'The longest tail measured forty metres. It belongs to two sisters of nine and eleven.',
        'little-hibiscus',
      ],
      [
        'Hairdressers of Koforidua found a school of their own',
        'Twelve months, half of them in a salon, and a certificate that is known across the region.',
        'adaeze-crown-braids',
      ],
      [
        'Bead makers of Odumase sell out before the market opens',
        'A buyer had come from Lisbon by night bus. The kilns are lit again on Monday.',
      ],
      [
        'A choir of bus drivers sings for the children’s ward',
        'They met at the same terminal for years before they found out that all of them could sing.',
      ],
      [
        'Maize prices fall as the harvest comes in',
        'Millers expect cheaper flour by the end of the month.',
      ],
      [
        'Students map every well in their district',
        'The map shows which of them run dry, and when. The assembly has asked for a copy.',
      ],
      [
        'Radio play about a taxi driver becomes the hit of the season',
        'Every evening at seven the lorry park falls silent. The author drives a taxi himself.',
        'atlas-transfers',
      ],
      [
        'Mangroves return to the Keta lagoon',
        'Ten thousand seedlings stood the last storm. Crab catchers noticed first.',
      ],
      [
        'A grandmother from Hohoe publishes her first cookbook',
        'Eighty recipes, none of which has ever been measured before. Her daughters held the scales.',
        'mama-efua-jollof',
      ],
      [
        'Weavers and engineers build a loom that runs on the sun',
        'It hums, says one of them, but it does not stop when the power does.',
      ],
      [
        'School feeding programme adds fruit on Wednesdays',
        'The pineapples come from farms within twenty kilometres.',
      ],
    ],
  },
  {
    source: 'Sankofa Wire',
    host: 'sankofa-wire',
    origins: ['GH'],
    stories: [
      [
        'Flights from Accra to Southern Europe: what changes this winter',
        'Two new connections, one that ends, and a longer stop in Casablanca. We have the dates.',
        'atlas-transfers',
      ],
      [
        'Sending a barrel home for Christmas: the last dates',
        'By sea it is too late, by air there are nine days left. Customs asks for a list in two copies.',
        'dona-lupe-cargo',
      ],
      [
        'Diaspora bond raises more than was asked for',
        'Most of those who signed live in London, Hamburg and Toronto. The money is for hospitals.',
      ],
      [
        'How to vote from abroad: a guide in seven steps',
        'Registration opens in spring. What you need is fewer papers than last time.',
        'studju-haddad',
      ],
      [
        'Twi lessons online find pupils on five continents',
        'The youngest is four, the oldest eighty-one. Both have the same trouble with the tones.',
        'ile-eko-tutors',
      ],
      [
        'Ghanaian nurses abroad set up a hotline for newcomers',
        'Volunteers answer in Twi, Ga, Ewe and English, on three evenings a week.',
        'amma-home-care',
      ],
      [
        'Year of return, year of work: five who came back tell their story',
        'A baker, a surgeon, two brothers with a recording studio, and a lawyer who now grows ginger.',
      ],
      [
        'Mobile money across borders gets cheaper by half',
        'From January the fee is capped. Small sums profit most.',
      ],
      [
        'Exhibition of studio portraits travels from Accra to Milan',
        'Sixty years of Sunday best, from one family of photographers.',
      ],
      [
        'Kente is now protected by its place of origin',
        'Only what is woven in the named towns may carry the name. Weavers have waited for this for years.',
      ],
    ],
  },
  {
    source: 'The Harbour Post',
    host: 'harbour-post',
    origins: ['GH'],
    residences: ['MT'],
    stories: [
      [
        'Ghanaian community in Malta celebrates in Ħamrun this Saturday',
        'Drums from four in the afternoon, food from five, and a fashion show of children’s kente at seven.',
        'carnival-brass',
      ],
      [
        'From Kumasi to Msida: a barber opens his third chair',
        'He came six years ago to study. Now two of his pupils cut hair beside him.',
        'adaeze-crown-braids',
      ],
      [
        'Malta and Ghana agree on the recognition of nursing diplomas',
        'Applications that took a year are to be decided within three months.',
        'amma-home-care',
      ],
      [
        'Sunday league: Ghana Stars Malta climb to second place',
        'A late goal in Marsa, and a goalkeeper who saved two penalties.',
      ],
      [
        'Where to find plantain, gari and palm oil in Malta',
        'Seven shops from Birkirkara to Buġibba, tried by our readers.',
        'mama-efua-jollof',
      ],
    ],
  },
  {
    source: 'Thames & Tema',
    host: 'thames-and-tema',
    origins: ['GH'],
    residences: ['GB'],
    stories: [
      [
        'Tottenham gets a street market of Ghanaian cooks',
        'Twenty stalls, every second Sunday. The waakye queue began at nine.',
        'mama-efua-jollof',
      ],
      [
        'Hall of fame for highlife opens in South London',
        'It begins with a trumpet, a trunk and a hundred records that somebody’s aunt had kept.',
        'carnival-brass',
      ],
    ],
  },
  {
    source: 'Hansa Afrika',
    host: 'hansa-afrika',
    origins: ['GH', 'NG', 'SN'],
    residences: ['DE'],
    stories: [
      [
        'Hamburg: Westafrikanisches Kulturhaus eröffnet im Hafen',
        'Eine Bühne, eine Küche und eine Werkstatt: Menschen aus Ghana, Nigeria und dem Senegal haben zwei Jahre lang umgebaut.',
        'carnival-brass',
      ],
    ],
  },
];

import type { EventCategory } from '@/lib/shared/domain/events/categories';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { DemoSlug } from '../shapes/providers';
import type { DemoEvent } from './demo-event';

type Row = readonly [
  inDays: number,
  hours: readonly [from: number, duration: number],
  host: DemoSlug,
  category: EventCategory,
  communityId: CommunityId,
  ticketPrice: number | null,
  title: string,
  address: string,
  description: string,
];

// biome-ignore format: a row an event reads like a programme
const ROWS: readonly Row[] = [
  [0, [18, 3], 'oud-nights', 'Clubbing and Performances', 2, 8, 'Oud by Candlelight', 'Triq San Ġwann, Valletta', 'Tarek plays the songs that your parents hummed. Sit close; there is no microphone.'],
  [1, [10, 4], 'swahili-steps', 'Networking Events', 1, null, 'East African Families Morning', 'Ġnien Balzan, Balzan', 'Chapati, ball games and a shelf of books to swap. New families are introduced to everybody.'],
  [1, [19, 4], 'samba-de-rua', 'Clubbing and Performances', 4, 10, 'Roda de Samba', 'Spinola Bay, St Julian’s', 'A circle of players, a pot of feijoada and room to dance between the tables.'],
  [2, [12, 5], 'nonna-zaatar', 'Festivals', 2, 15, 'One Long Table', 'Triq il-Wied, Birkirkara', 'Forty places, nine small plates, and the rule that you sit beside somebody new.'],
  [3, [18, 2], 'okoro-counsel', 'Networking Events', 1, null, 'Know Your Work Permit', 'Triq Sant’Anna, Floriana', 'An hour of plain answers about single permits, then questions in small groups.'],
  [4, [17, 2], 'urdu-hindi-circle', 'Exhibitions', 5, null, 'Letters on the Wall', 'Triq il-Kulleġġ, Birkirkara', 'Calligraphy by forty pupils between six and seventy. Bring a pen: there is an empty wall.'],
  [5, [9, 9], 'urdu-hindi-circle', 'Trade Shows', 5, 5, 'South Asian Trade Day', 'Malta Fairs, Ta’ Qali', 'Spices, cloth, remittances and phone plans under one roof, with tea at every second stand.'],
  [6, [19, 5], 'dhol-and-dance', 'Clubbing and Performances', 5, 14, 'Bhangra Night', 'Triq Paċeville, St Julian’s', 'Two dhols, one DJ and a lesson for beginners at half past seven.'],
  [7, [8, 5], 'harambee-rides', 'Sports Events', 1, null, 'Mellieħa Beach Run', 'Għadira Bay, Mellieħa', 'Five kilometres on sand, or one with a pushchair. Breakfast for all who arrive.'],
  [8, [11, 7], 'abuela-arepas', 'Festivals', 4, 6, 'Fiesta de la Cosecha', 'Pjazza San Pawl, St Paul’s Bay', 'Arepas, empanadas and cumbia, and a contest for the loudest laugh.'],
  [10, [18, 3], 'couscous-friday', 'Charity', 3, 20, 'Couscous for the Sea Rescue', 'Triq il-Kbira, Balzan', 'Seven vegetables, all of the money to the boats. Khadija cooks until nobody is hungry.'],
  [11, [10, 6], 'amara-tailoring', 'Exhibitions', 1, null, 'A Hundred Wax Prints', 'Triq il-Karmnu, Gżira', 'Amara opens her mother’s trunk and tells the name of every cloth.'],
  [12, [16, 3], 'kumari-kids', 'Networking Events', 5, null, 'Nepali Parents’ Tea', 'Triq il-Knisja, St Paul’s Bay', 'School forms, winter coats and recommendations for a good dentist.'],
  [13, [20, 5], 'island-jerk', 'Clubbing and Performances', 6, 12, 'Sound System by the Sea', 'Xatt is-Sajjieda, Marsaskala', 'Lovers rock until ten, dancehall until one. The grill stays lit.'],
  [14, [9, 8], 'maghreb-express', 'Trade Shows', 3, 4, 'Maghreb Market', 'Il-Menqa, Marsa', 'Rugs, tiles, olive oil and dates, straight off the ferry.'],
  [15, [15, 4], 'tunis-sweets-tables', 'Festivals', 3, null, 'Sweets of Three Cities', 'Pjazza Rotunda, Mosta', 'Makroudh, kaak and baklawa: taste, vote, take the recipe home.'],
  [16, [18, 2], 'island-papers', 'Networking Events', 6, null, 'New Here? Caribbean Welcome', 'Triq Ġorġ Borg Olivier, St Julian’s', 'Where to live, whom to ask, and who has a spare winter duvet.'],
  [18, [14, 5], 'levant-barber', 'Charity', 2, null, 'Free Haircuts Sunday', 'Triq it-Torri, Sliema', 'Six barbers, no charge, tea while you wait. Everybody is welcome.'],
  [19, [19, 3], 'habla-conmigo', 'Networking Events', 4, null, 'Language Exchange on the Roof', 'Triq ix-Xatt, Gżira', 'Spanish at one table, English at the next, Maltese at the third. Change every twenty minutes.'],
  [20, [10, 5], 'bright-sparks', 'Sports Events', 5, 3, 'Six-a-side Cricket', 'Marsa Sports Club, Marsa', 'Tape ball, short boundaries, ten teams. The final is at two.'],
  [21, [18, 5], 'mc-blessing', 'Festivals', 1, 18, 'Lagos Meets Valletta', 'Pjazza Teatru Rjal, Valletta', 'Afrobeats, gele tying, suya and a fashion walk down the steps.'],
  [22, [11, 6], 'zahra-postnatal', 'Exhibitions', 3, null, 'Mothers’ Portraits', 'Triq l-Isptar, Msida', 'Forty photographs of forty mornings, and a corner for those with babies.'],
  [25, [17, 4], 'chai-and-chaat', 'Charity', 5, 9, 'Chaat for School Bags', 'Triq Manwel Dimech, Sliema', 'Every plate buys a bag for a child who starts school here in January.'],
  [26, [20, 6], 'kingston-locs', 'Clubbing and Performances', 6, 16, 'Brass on the Boat', 'Sliema Ferries, Sliema', 'Three hours around the harbours with the whole band on the upper deck.'],
  [27, [8, 6], 'pasos-physio', 'Sports Events', 4, null, 'Football Without Sides', 'Ground of Kirkop, Kirkop', 'Teams are drawn by lot. Physio on the touchline, caldo afterwards.'],
  [28, [12, 7], 'nonna-zaatar', 'Festivals', 2, 7, 'Olive Day', 'Triq San Franġisk, Floriana', 'Press, bread, za’atar and a dabke line that grows by the hour.'],
  [30, [18, 3], 'karama-rights', 'Networking Events', 3, null, 'Family Reunification Evening', 'Triq il-Kbira, Żabbar', 'Those who have done it tell those who have begun. In Arabic and English.'],
  [32, [10, 8], 'carib-barrels', 'Trade Shows', 6, null, 'Barrel Fair', 'Triq il-Labour, Paola', 'What goes into the barrel this year: clothes, tins, toys, and where they cost least.'],
  [34, [19, 4], 'kreyol-kitchen-table', 'Exhibitions', 6, 5, 'Haiti in Colours', 'Triq Santa Katerina, Qormi', 'Thirty paintings, read out loud by those who brought them here.'],
  [38, [9, 6], 'kofi-handyman', 'Charity', 1, null, 'Repair Café', 'Triq il-Fortizza, Mosta', 'Bring what is broken. Leave with it mended, or with a good story.'],
  [41, [18, 6], 'tandoor-lane', 'Festivals', 5, 11, 'Lohri Fire Night', 'Triq il-Wied, Msida', 'Peanuts, popcorn and folk songs around the fire. Children first.'],
  [44, [11, 5], 'first-gear-school', 'Sports Events', 2, 6, 'Karting for Beginners', 'Ta’ Qali Track, Ta’ Qali', 'Learn to corner where nobody honks. Helmets are provided.'],
  [48, [19, 5], 'lagos-suya-spot', 'Clubbing and Performances', 1, 10, 'Suya & Highlife', 'Triq Sant’ Ursula, Ħamrun', 'A seven-piece band in a very small yard.'],
];

/** Numbered after those of `stage.json`. */
export const CALENDAR_EVENTS: readonly DemoEvent[] = ROWS.map(
  ([inDays, [fromHour, hours], pictureOf, category, communityId, ticketPrice, ...words], at) => {
    const [title, address, description] = words;
    return {
      number: 8 + at,
      handle: `demo-${pictureOf}`,
      pictureOf,
      title,
      description,
      category,
      address,
      communityId,
      inDays,
      fromHour,
      hours,
      ticketPrice,
      bookingLink: ticketPrice === null ? '' : `https://${pictureOf}.example/tickets`,
      status: 'approved',
      submittedHoursAgo: 24 * (60 + at),
    };
  },
);

import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';
import { SHOP_WEEK, shop } from './more/shop';

export const BEAUTY: readonly DemoAccount[] = [
  {
    handle: 'demo-adaeze',
    firstName: 'Adaeze',
    lastName: 'Okonkwo-Farrugia',
    calendar: {
      week: { ...on([2, 3, 4, 5], '10:00-14:00 15:00-20:00'), ...on([6, 7], '09:00-15:00') },
      busyness: 0.32,
    },
    services: [
      {
        slug: 'adaeze-crown-braids',
        name: 'Adaeze’s Crown Braids & Natural Hair',
        address: '14, Triq il-Wilġa, Gżira GŻR 1022',
        phone: '+356 2100 0001',
        whatsapp: '+356 9900 0001',
        website: 'https://crown-braids.example.com',
        description:
          'Adaeze learned to braid on her grandmother’s veranda in Surulere and opened her own chair in Gżira in 2019. She does knotless braids, locs, silk presses and wedding gele for every age and every curl. Tea is on the house, and there is a quiet corner with books for children.',
        communityId: 1,
        speaks: ['en', 'ig', 'yo'],
        categoryId: 2,
        subcategories: ['Hair and Braiding', 'Make-up'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [
          item(
            'Knotless box braids, mid-back',
            95,
            240,
            'Light, even braids that do not pull at the roots. Hair is included in black, brown or burgundy; bring your own for other colours, washed, dry and combed out.',
          ),
          item('Cornrows with beads', 35, 90, 'Four to ten rows. Choose your beads at the tray.'),
          item('Loc retwist and oil massage', 45, 105),
          item('Gele tying for the day', 25, 30, 'At the salon or, in Gżira and Sliema, at home.'),
          item('Children’s wash and plaits', 20, 60, 'Up to ten years old, with cartoons.'),
          item('Hair check and plan', 0, 15, 'Come in, sit down, ask anything. It costs nothing.'),
        ],
      },
    ],
  },
  {
    handle: 'demo-roshni',
    firstName: 'Roshni',
    lastName: 'Thapar',
    calendar: {
      week: { ...on([1, 2, 3, 4, 5, 6], '10:00-13:00 14:00-19:00') },
      busyness: 0.3,
      bookedOutDays: 8,
    },
    services: [
      {
        slug: 'mehndi-by-roshni',
        name: 'Mehndi by Roshni',
        address: '7, Triq San Vinċenz, Tas-Sliema SLM 1344',
        phone: '+356 2100 0013',
        whatsapp: '+356 9900 0013',
        website: 'https://mehndi-roshni.example.com',
        description:
          'Fine Rajasthani and Gulf patterns with henna that Roshni mixes fresh every morning from leaf, lemon and clove oil. Brides usually come two days before the wedding and bring the whole family. In the season she is full a week ahead, so write early.',
        communityId: 5,
        speaks: ['en', 'hi', 'gu'],
        categoryId: 2,
        subcategories: ['Bridal and Events', 'Nails'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [
          item(
            'Bridal mehndi, hands and feet',
            180,
            180,
            'Includes a drawing made with you beforehand.',
          ),
          item('Party mehndi, both hands', 40, 60),
          item('One hand, simple', 15, 30),
          item('Cone of fresh henna to take home', 6, 0),
        ],
      },
    ],
  },
  {
    handle: 'demo-karim',
    firstName: 'Karim',
    lastName: 'Zaytoun',
    calendar: { week: on([2, 3, 4, 5, 6], '09:00-13:00 16:00-20:00'), busyness: 0.1 },
    others: [
      { name: 'Jamil', languages: ['Arabic', 'Maltese'], sentence: 'Fades and beards.' },
      { name: 'Rafel', languages: ['Maltese', 'English'], skips: ['Hot towel shave'] },
    ],
    services: [
      {
        slug: 'zaytuna-barber',
        name: 'Żejtuna Barber Lounge',
        address: '52, Triq il-Madonna tal-Ħniena, Iż-Żejtun ŻTN 1101',
        phone: '+356 2100 0018',
        whatsapp: '+356 9900 0018',
        website: null,
        description:
          'Hot towel, straight razor, a proper fade and Lebanese coffee while you wait. Karim cut hair in Tripoli’s old souk for eight years before he and his brother took over this corner shop. Fathers and sons get the two chairs by the window.',
        communityId: 2,
        speaks: ['ar', 'mt', 'en'],
        categoryId: 2,
        subcategories: ['Barbering'],
        isCommunityFavorite: false,
        status: 'pending',
        items: [
          item('Cut and beard', 18, 45),
          item('Hot towel shave', 12, 30),
          item('Father and son', 25, 60, 'Two chairs, one price.'),
        ],
      },
    ],
  },
];

export const MORE_BEAUTY: readonly DemoAccount[] = [
  shop(2, {
    slug: 'amara-tailoring',
    owner: ['Amara', 'Diallo'],
    name: 'Amara Ankara Tailoring',
    address: '8, Triq il-Karmnu, Il-Gżira GŻR 1412',
    description:
      'Amara sews aso ebi, boubous and school uniforms in a shop with three machines and one radio. She keeps your measurements, so the second dress needs no visit.',
    communityId: 1,
    speaks: ['fr', 'wo', 'en'],
    subcategories: ['Tailoring and Traditional Dress'],
    isCommunityFavorite: true,
    week: SHOP_WEEK,
    busyness: 0.3,
    borrows: 'adaeze-crown-braids',
    items: [
      item('Measurements', 0, 15),
      item('Dress from your cloth', 85, 45),
      item('Take in or let out', 15, 15),
      item('Aso ebi for a group', 60, 30, 'The price is for one person, from five on.'),
    ],
  }),
  shop(2, {
    slug: 'levant-barber',
    owner: ['Samer', 'Khoury'],
    name: 'Levant Barber Club',
    address: '71, Triq it-Torri, Tas-Sliema SLM 1605',
    description:
      'Hot towel, straight razor, cardamom coffee. Samer learned in his uncle’s shop in Tripoli and still gives every child who sits still a boiled sweet.',
    communityId: 2,
    speaks: ['ar', 'fr', 'en'],
    subcategories: ['Barbering'],
    week: on([1, 2, 3, 4, 5, 6], '10:00-20:00'),
    busyness: 0.45,
    borrows: 'zaytuna-barber',
    items: [
      item('Haircut', 16, 30),
      item('Haircut and beard', 24, 45),
      item('Hot towel shave', 14, 30),
      item('Children up to ten', 10, 15),
    ],
  }),
  shop(2, {
    slug: 'noor-makeup',
    owner: ['Noor', 'Ben Salah'],
    name: 'Noor Bridal Make-up',
    address: '5, Triq Dun Karm, Birkirkara BKR 9036',
    description:
      'Soft or dramatic, with or without a scarf, for brides, sisters and mothers. Noor comes to your home from four in the morning on, and stays until the photographer is happy.',
    communityId: 3,
    speaks: ['ar', 'fr', 'it'],
    subcategories: ['Make-up', 'Bridal and Events'],
    week: on([4, 5, 6, 7], '08:00-18:00'),
    borrows: 'mehndi-by-roshni',
    items: [
      item('Trial', 45, 60),
      item('Bride', 180, 120),
      item('Guest', 50, 45),
      item('Scarf styling', 20, 15),
    ],
  }),
  shop(2, {
    slug: 'rosa-nails',
    owner: ['Rosa', 'Mendoza'],
    name: 'Rosa Uñas Studio',
    address: '30, Triq il-Mina l-Kbira, Raħal Ġdid PLA 1212',
    description:
      'Gel, acrylic and hand-painted flowers from Cali. Rosa works alone and on time: if she keeps you waiting for more than ten minutes, the polish is free.',
    communityId: 4,
    speaks: ['es', 'en'],
    subcategories: ['Nails'],
    week: SHOP_WEEK,
    borrows: 'mehndi-by-roshni',
    items: [
      item('Manicure', 18, 45),
      item('Gel nails', 32, 75),
      item('One hand-painted flower', 3, 0),
      item('Pedicure', 26, 60),
    ],
  }),
  shop(2, {
    slug: 'kingston-locs',
    owner: ['Delroy', 'Campbell'],
    others: [
      { name: 'Marva', languages: ['English', 'Patois'], sentence: 'Starter locs and repairs.' },
      { name: 'Omari', languages: ['English', 'Maltese'], skips: ['Starter locs'] },
    ],
    name: 'Kingston Locs & Lines',
    address: '2, Triq San Ġorġ, San Ġiljan STJ 3202',
    description:
      'Starter locs, retwists and sharp line-ups, with lovers rock on the speaker. Delroy tells you honestly when your hair needs a rest, and what to do with it meanwhile.',
    communityId: 6,
    speaks: ['en', 'mt'],
    subcategories: ['Hair and Braiding', 'Barbering'],
    week: SHOP_WEEK,
    borrows: 'adaeze-crown-braids',
    items: [
      item('Retwist', 45, 90),
      item('Starter locs', 110, 180),
      item('Line-up', 10, 15),
      item('Talk about your hair', 0, 15),
    ],
  }),
];

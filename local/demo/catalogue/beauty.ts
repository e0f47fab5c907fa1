import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';

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
          'Adaeze learned to braid on her grandmother’s veranda in Surulere and opened her own chair in Gżira in 2019. Her team of three does knotless braids, locs, silk presses and wedding gele for every age and every curl. Tea is on the house, and there is a quiet corner with books for children.',
        communityId: 1,
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

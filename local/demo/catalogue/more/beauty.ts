import { type DemoAccount, item } from '../../shapes/demo-account';
import { on } from '../../shapes/week';
import { SHOP_WEEK, shop } from './shop';

export const MORE_BEAUTY: readonly DemoAccount[] = [
  shop(2, {
    slug: 'amara-tailoring',
    owner: ['Amara', 'Diallo'],
    name: 'Amara Ankara Tailoring',
    address: '8, Triq il-Karmnu, Il-Gżira GŻR 1412',
    description:
      'Amara sews aso ebi, boubous and school uniforms in a shop with three machines and one radio. She keeps your measurements, so the second dress needs no visit.',
    communityId: 1,
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
    name: 'Kingston Locs & Lines',
    address: '2, Triq San Ġorġ, San Ġiljan STJ 3202',
    description:
      'Starter locs, retwists and sharp line-ups, with lovers rock on the speaker. Delroy tells you honestly when your hair needs a rest, and what to do with it meanwhile.',
    communityId: 6,
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

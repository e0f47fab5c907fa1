import { postImage, readDrawing } from './pictures';
import { communityPost, type DemoMember, networkId } from './shapes/demo-member';

/** Members whose posts stand on the pages of their communities beside the first ones. */
export const COMMUNITY_MEMBERS: readonly DemoMember[] = [
  {
    id: networkId('member', 7),
    name: 'Efua Mensah',
    headline: 'Mama Efua’s Jollof & Kelewele',
    location: 'Marsa',
    handle: 'demo-efua',
    portrait: readDrawing('members', 'efua-mensah'),
    slates: [
      {
        ...communityPost(8, 1, 27),
        text: 'Ripe plantain at the Marsa market again, third stall from the gate. He keeps the black ones under the counter if you ask before nine.',
        media: postImage('mama-efua-jollof', 'market'),
        counts: [640, 118, 23],
      },
      {
        ...communityPost(9, 1, 210),
        text: 'Somebody left a blue umbrella and half a birthday cake at stall 6. The umbrella is still here.',
        media: null,
        counts: [388, 97, 14],
      },
    ],
  },
  {
    id: networkId('member', 8),
    name: 'Adaeze Okonkwo-Farrugia',
    headline: 'Adaeze’s Crown Braids & Natural Hair',
    location: 'Gżira',
    handle: 'demo-adaeze',
    portrait: readDrawing('adaeze-crown-braids', 'logo'),
    slates: [
      {
        ...communityPost(10, 1, 52),
        text: 'School photographs are next week, so Saturday is for children only: plaits, beads, and a film in the back room. Mothers may sleep.',
        media: postImage('adaeze-crown-braids', 'beads'),
        counts: [902, 164, 31],
      },
    ],
  },
  {
    id: networkId('member', 9),
    name: 'Nabil Haddad',
    headline: 'Studju Legali Haddad & Partners',
    location: 'Valletta',
    handle: 'demo-haddad',
    portrait: readDrawing('studju-haddad', 'logo'),
    slates: [
      {
        ...communityPost(11, 2, 31),
        text: 'Three people asked me the same thing this week: no, your residence card does not end on the day that the plastic one does, if you applied in time. Keep the blue receipt with you, and a copy at home.',
        media: null,
        counts: [2_140, 305, 62],
      },
    ],
  },
  {
    id: networkId('member', 10),
    name: 'Salwa Daher',
    headline: 'Za’atar & Thyme Bakery',
    location: 'Floriana',
    handle: 'demo-nonna-zaatar',
    portrait: readDrawing('members', 'salwa-daher'),
    slates: [
      {
        ...communityPost(12, 2, 75),
        text: 'My mother’s thyme came through customs. All of it. Man’oushe at half price on Friday for whoever brings her a postcard.',
        media: postImage('nonna-zaatar', 'owner'),
        counts: [517, 140, 19],
      },
    ],
  },
  {
    id: networkId('member', 11),
    name: 'Youssef El Idrissi',
    headline: 'Atlas Airport Transfers',
    location: 'Paola',
    handle: 'demo-youssef',
    portrait: readDrawing('atlas-transfers', 'logo'),
    slates: [
      {
        ...communityPost(13, 3, 7),
        text: 'Calm sea, full ferry. If you go to Gozo tonight, take the ten past eight: the nine o’clock has a wedding on it, with drums.',
        media: postImage('atlas-transfers', 'ferry'),
        counts: [431, 76, 8],
      },
    ],
  },
  {
    id: networkId('member', 12),
    name: 'Khadija Amrani',
    headline: 'Couscous Friday',
    location: 'Balzan',
    handle: 'demo-couscous-friday',
    portrait: readDrawing('members', 'khadija-amrani'),
    slates: [
      {
        ...communityPost(14, 3, 60),
        text: 'Seven vegetables need seven pairs of hands. Who peels with me on Friday at nine? I pay in couscous and in gossip from Fez.',
        media: null,
        counts: [289, 54, 21],
      },
    ],
  },
  {
    id: networkId('member', 13),
    name: 'Guadalupe Restrepo',
    headline: 'Doña Lupe Mudanzas y Cargo',
    location: 'Qormi',
    handle: 'demo-lupe',
    portrait: readDrawing('members', 'guadalupe-restrepo'),
    slates: [
      {
        ...communityPost(15, 4, 14),
        text: 'El barco sale el jueves. Last boxes for Cartagena and Callao until Wednesday at six, and please: no more loose arequipe jars.',
        media: postImage('dona-lupe-cargo', 'ship'),
        counts: [1_020, 133, 27],
      },
      {
        ...communityPost(16, 4, 150),
        text: 'Looking for Señora Inés from the 2019 choir. Your sewing machine has been in my shop since spring and it hums at night.',
        media: null,
        counts: [455, 88, 33],
      },
    ],
  },
  {
    id: networkId('member', 14),
    name: 'Caio Ferreira',
    headline: 'Samba de Rua',
    location: 'St Julian’s',
    handle: 'demo-samba-de-rua',
    portrait: readDrawing('members', 'caio-ferreira'),
    slates: [
      {
        ...communityPost(17, 4, 36),
        text: 'Ensaio aberto na terça! Open rehearsal on Tuesday at eight. Bring a tambourine, a frying pan, or a child with energy left.',
        media: postImage('samba-de-rua', 'owner'),
        counts: [777, 190, 41],
      },
    ],
  },
  {
    id: networkId('member', 15),
    name: 'Leela Kurian',
    headline: 'Amma’s Helping Hands Home Care',
    location: 'Mosta',
    handle: 'demo-leela',
    portrait: readDrawing('amma-home-care', 'logo'),
    slates: [
      {
        ...communityPost(18, 5, 11),
        text: 'Found fresh curry leaves in Mosta this morning. Found them twice, because the whole ward heard about it and sent me back.',
        media: postImage('amma-home-care', 'lunch'),
        counts: [364, 64, 12],
      },
    ],
  },
  {
    id: networkId('member', 16),
    name: 'Shanice Campbell',
    headline: 'Little Hibiscus Childminding',
    location: 'Marsaskala',
    handle: 'demo-shanice',
    portrait: readDrawing('members', 'shanice-campbell'),
    slates: [
      {
        ...communityPost(19, 6, 6),
        text: 'We painted Grandma’s yard in Port Antonio from memory. Nobody here has seen it but me, and they all got the mango tree right.',
        media: postImage('little-hibiscus', 'painting'),
        counts: [298, 71, 9],
      },
    ],
  },
  {
    id: networkId('member', 17),
    name: 'Nadège Toussaint',
    headline: 'Maison Soleil Créole',
    location: 'Balzan',
    handle: 'demo-nadege',
    portrait: readDrawing('members', 'nadege-toussaint'),
    slates: [
      {
        ...communityPost(20, 6, 90),
        text: 'Soup joumou pou tout moun: I make one pot more than I need. Come with your own bowl after church, first door on the square.',
        media: postImage('maison-soleil', 'soup-joumou'),
        counts: [846, 212, 37],
      },
    ],
  },
];

import { DEMO_ACCOUNTS } from './catalogue';
import { postImage, readDrawing } from './pictures';
import { type DemoMember, type DemoSlate, networkId } from './shapes/demo-member';

interface ProvidersPost extends Pick<DemoSlate, 'text' | 'hoursAgo' | 'counts'> {
  number: number;
  picture?: string;
}

interface ProvidingMember extends Pick<DemoMember, 'handle' | 'location'> {
  number: number;
  /** A drawing of members; else the logo. */
  portrait?: string;
  posts: readonly ProvidersPost[];
}

const PROVIDERS: readonly ProvidingMember[] = [
  {
    number: 7,
    handle: 'demo-efua',
    location: 'Marsa',
    portrait: 'efua-mensah',
    posts: [
      {
        number: 8,
        hoursAgo: 27,
        picture: 'market',
        text: 'Ripe plantain at the Marsa market again, third stall from the gate. He keeps the black ones under the counter if you ask before nine.',
        counts: [640, 118, 23],
      },
      {
        number: 9,
        hoursAgo: 210,
        text: 'Somebody left a blue umbrella and half a birthday cake at stall 6. The umbrella is still here.',
        counts: [388, 97, 14],
      },
    ],
  },
  {
    number: 8,
    handle: 'demo-adaeze',
    location: 'Gżira',
    posts: [
      {
        number: 10,
        hoursAgo: 52,
        picture: 'beads',
        text: 'School photographs are next week, so Saturday is for children only: plaits, beads, and a film in the back room. Mothers may sleep.',
        counts: [902, 164, 31],
      },
    ],
  },
  {
    number: 9,
    handle: 'demo-haddad',
    location: 'Valletta',
    posts: [
      {
        number: 11,
        hoursAgo: 31,
        text: 'Three people asked me the same thing this week: no, your residence card does not end on the day that the plastic one does, if you applied in time. Keep the blue receipt with you, and a copy at home.',
        counts: [2_140, 305, 62],
      },
    ],
  },
  {
    number: 10,
    handle: 'demo-nonna-zaatar',
    location: 'Floriana',
    portrait: 'salwa-daher',
    posts: [
      {
        number: 12,
        hoursAgo: 75,
        picture: 'owner',
        text: 'My mother’s thyme came through customs. All of it. Man’oushe at half price on Friday for whoever brings her a postcard.',
        counts: [517, 140, 19],
      },
    ],
  },
  {
    number: 11,
    handle: 'demo-youssef',
    location: 'Paola',
    posts: [
      {
        number: 13,
        hoursAgo: 7,
        picture: 'ferry',
        text: 'Calm sea, full ferry. If you go to Gozo tonight, take the ten past eight: the nine o’clock has a wedding on it, with drums.',
        counts: [431, 76, 8],
      },
    ],
  },
  {
    number: 12,
    handle: 'demo-couscous-friday',
    location: 'Balzan',
    portrait: 'khadija-amrani',
    posts: [
      {
        number: 14,
        hoursAgo: 60,
        text: 'Seven vegetables need seven pairs of hands. Who peels with me on Friday at nine? I pay in couscous and in gossip from Fez.',
        counts: [289, 54, 21],
      },
    ],
  },
  {
    number: 13,
    handle: 'demo-lupe',
    location: 'Qormi',
    portrait: 'guadalupe-restrepo',
    posts: [
      {
        number: 15,
        hoursAgo: 14,
        picture: 'ship',
        text: 'El barco sale el jueves. Last boxes for Cartagena and Callao until Wednesday at six, and please: no more loose arequipe jars.',
        counts: [1_020, 133, 27],
      },
      {
        number: 16,
        hoursAgo: 150,
        text: 'Looking for Señora Inés from the 2019 choir. Your sewing machine has been in my shop since spring and it hums at night.',
        counts: [455, 88, 33],
      },
    ],
  },
  {
    number: 14,
    handle: 'demo-samba-de-rua',
    location: 'St Julian’s',
    portrait: 'caio-ferreira',
    posts: [
      {
        number: 17,
        hoursAgo: 36,
        picture: 'owner',
        text: 'Ensaio aberto na terça! Open rehearsal on Tuesday at eight. Bring a tambourine, a frying pan, or a child with energy left.',
        counts: [777, 190, 41],
      },
    ],
  },
  {
    number: 15,
    handle: 'demo-leela',
    location: 'Mosta',
    posts: [
      {
        number: 18,
        hoursAgo: 11,
        picture: 'lunch',
        text: 'Found fresh curry leaves in Mosta this morning. Found them twice, because the whole ward heard about it and sent me back.',
        counts: [364, 64, 12],
      },
    ],
  },
  {
    number: 16,
    handle: 'demo-shanice',
    location: 'Marsaskala',
    portrait: 'shanice-campbell',
    posts: [
      {
        number: 19,
        hoursAgo: 6,
        picture: 'painting',
        text: 'We painted Grandma’s yard in Port Antonio from memory. Nobody here has seen it but me, and they all got the mango tree right.',
        counts: [298, 71, 9],
      },
    ],
  },
  {
    number: 17,
    handle: 'demo-nadege',
    location: 'Balzan',
    portrait: 'nadege-toussaint',
    posts: [
      {
        number: 20,
        hoursAgo: 90,
        picture: 'soup-joumou',
        text: 'Soup joumou pou tout moun: I make one pot more than I need. Come with your own bowl after church, first door on the square.',
        counts: [846, 212, 37],
      },
    ],
  },
];

function toMember({ number, handle, location, portrait, posts }: ProvidingMember): DemoMember {
  const account = DEMO_ACCOUNTS.find((known) => known.handle === handle);
  const service = account?.services[0];
  if (!service) throw new Error(`no provider of the demo is called "${handle}"`);
  const { name, slug, communityId } = service;
  return {
    id: networkId('member', number),
    name: `${account.firstName} ${account.lastName}`,
    headline: name.replace(/:.*/, ''),
    location,
    handle,
    portrait: portrait ? readDrawing('members', portrait) : readDrawing(slug, 'logo'),
    slates: posts.map(({ number: postNumber, picture, ...post }) => ({
      ...post,
      communityId,
      id: networkId('post', postNumber),
      media: picture ? postImage(slug, picture) : null,
    })),
  };
}

export const COMMUNITY_MEMBERS: readonly DemoMember[] = PROVIDERS.map(toMember);

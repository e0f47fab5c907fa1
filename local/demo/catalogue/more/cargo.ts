import { type DemoAccount, item } from '../../shapes/demo-account';
import { OFFICE_WEEK, shop } from './shop';

export const MORE_CARGO: readonly DemoAccount[] = [
  shop(6, {
    slug: 'lagos-lines',
    owner: ['Tunde', 'Balogun'],
    name: 'Lagos Lines Door to Door',
    address: '5, Triq il-Port, Il-Marsa MRS 1123',
    description:
      'A container to Apapa every second Thursday. Tunde weighs at your door, photographs what he packs, and rings your people when it lands.',
    communityId: 1,
    subcategories: ['Sea Freight', 'Packing'],
    week: OFFICE_WEEK,
    borrows: 'dona-lupe-cargo',
    items: [
      item('Collection at your door', 15, 30),
      item('Barrel to Lagos', 95, 30),
      item('Packing, one hour', 20, 60),
    ],
  }),
  shop(6, {
    slug: 'beirut-bridge',
    owner: ['Ziad', 'Nassar'],
    name: 'Beirut Bridge Air Cargo',
    address: '2, Triq l-Ajruport, Ħal Luqa LQA 4000',
    description:
      'Documents overnight, parcels in three days, medicine with the cold chain kept. Ziad drives to the aeroplane himself.',
    communityId: 2,
    subcategories: ['Air Freight', 'Documents and Parcels'],
    week: OFFICE_WEEK,
    borrows: 'himal-express',
    items: [
      item('Envelope overnight', 38, 15),
      item('Parcel up to 5 kg', 52, 15),
      item('Medicine, kept cold', 70, 30),
    ],
  }),
  shop(6, {
    slug: 'maghreb-express',
    owner: ['Rachid', 'Lahlou'],
    name: 'Maghreb Express Vans',
    address: '91, Triq Ħal Qormi, Il-Marsa MRS 1302',
    description:
      'By ferry to Sicily and on to Tunis, Algiers and Casablanca, every Sunday night. Sofas, bicycles, and once a piano.',
    communityId: 3,
    subcategories: ['Sea Freight', 'Customs Clearance'],
    week: OFFICE_WEEK,
    borrows: 'dona-lupe-cargo',
    items: [
      item('Up to 50 kg', 60, 30),
      item('Furniture, by the cubic metre', 140, 45),
      item('Customs papers', 30, 30),
    ],
  }),
  shop(6, {
    slug: 'carib-barrels',
    owner: ['Shelly-Ann', 'Brown'],
    name: 'Carib Barrels',
    address: '37, Triq il-Labour, Raħal Ġdid PLA 1820',
    description:
      'The blue barrel that goes home before Christmas. Shelly-Ann brings it empty, fetches it full, and knows what the customs officer in Kingston asks.',
    communityId: 6,
    subcategories: ['Sea Freight', 'Packing'],
    week: OFFICE_WEEK,
    borrows: 'himal-express',
    items: [
      item('Barrel, there and back', 18, 15),
      item('Barrel to Jamaica', 130, 30),
      item('Ask about customs', 0, 15),
    ],
  }),
];

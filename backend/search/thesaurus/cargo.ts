import type { Area } from './entry';
import { KIND } from './kinds';

export const CARGO: Area = {
  category: 6,
  entries: [
    { says: 'box, boxes', words: 'box', also: [4, 9], near: [KIND.parcels], onlyRanks: true },
    {
      says: 'cargo, cargo service, cargo services, shipping, ship, send, sending, freight, send home, send things home, send goods, send stuff home, send boxes, send clothes, ship clothes, send a box, send things, spedizioni, spedizione, envío, envíos, envio, expédition, ship a box, ship boxes, shipping company, شحن, كارغو, कार्गो',
      isCategory: true,
    },
    {
      says: 'sea freight, sea cargo, container, containers, shipping container, container shipping, شحن بحري',
      kinds: [KIND.seaFreight],
    },
    {
      says: 'air freight, air cargo, air shipping, express cargo, شحن جوي',
      kinds: [KIND.airFreight],
      words: 'air, overnight',
    },
    {
      says: 'barrel, barrels, blue barrel, ship a barrel, send a barrel, drum shipping',
      words: 'barrel',
      near: [KIND.seaFreight],
      community: 6,
    },
    { says: 'balikbayan, balikbayan box', near: [KIND.seaFreight, KIND.airFreight] },
    {
      says: 'parcel, parcels, send a parcel, send parcel, send parcels, package, packages, send a package, pakkett, pacco, pacchi, paquete, paquetes, encomenda, colis, courier, couriers, courier service, طرد, طرود, पार्सल',
      kinds: [KIND.parcels],
      words: 'parcel, envelope',
      near: [KIND.airFreight],
    },
    {
      says: 'send documents, documents abroad, express documents, express document, send papers, envelope, send a letter, document courier, send passport',
      words: 'document, envelope',
      near: [KIND.parcels],
    },
    {
      says: 'customs, customs clearance, customs papers, customs agent, clearing agent, import, export, dwana, dogana, aduana, alfândega, douane, جمارك',
      kinds: [KIND.customs],
      words: 'custom',
    },
    {
      says: 'packing, pack my things, packing help, packing boxes, packing service, pack boxes',
      kinds: [KIND.packing],
      also: [9],
    },
    {
      says: 'send medicine, medicine abroad, cold chain, send medication',
      words: 'medicine',
      near: [KIND.airFreight],
    },
    {
      says: 'ship a car, car shipping, send a car, ship furniture, ship a sofa, send furniture, send a sofa, send a bed',
      words: 'furniture, sofa',
      near: [KIND.seaFreight],
    },
    {
      says: 'money transfer, send money, remittance, western union, transfer money',
      near: [KIND.parcels],
    },
    {
      says: 'door to door, door to door cargo, door to door delivery, collection from home, pick up boxes',
      words: 'door to door, collection',
      near: [KIND.seaFreight, KIND.airFreight],
    },
    {
      says: 'luggage, excess luggage, extra baggage, suitcase, suitcases, unaccompanied baggage',
      words: 'luggage, suitcase',
      also: [9],
      near: [KIND.airFreight],
      onlyRanks: true,
    },
    {
      says: 'household goods, personal effects, personal belongings, belongings, send belongings, send my things, send my stuff, send stuff, ship my stuff, ship my things, ship things, ship goods, send gifts, send presents, send gift, christmas parcel, christmas gifts home, send food home, send electronics, send phone, send laptop, send tv, send appliances, heavy boxes, per kilo, by the kilo, price per kilo, cost per kilo, tracked, pallet, pallets, groupage, shipping agent, freight forwarder, forwarder, cargo company, cargo agent, cargo van, send abroad, ship abroad, shipping abroad, send home from malta, transport goods, slanje paketa, посилка, kargo, padala',
      isCategory: true,
      isOnlySaid: true,
    },
    {
      says: 'plane cargo, send by plane, send by air, parcel by air, cargo by air, fast shipping, fast cargo, overnight, next day',
      words: 'air, overnight',
      kinds: [KIND.airFreight],
      isOnlySaid: true,
    },
    {
      says: 'ship cargo, send by ship, slow shipping, send by boat, send by sea, parcel by sea, cargo by sea, ferry cargo, cheap shipping',
      kinds: [KIND.seaFreight],
      isOnlySaid: true,
    },
    {
      says: 'pack my boxes, pack my flat, pack my house, pack my stuff, pack things, pack belongings, packers, packing materials, bubble wrap, wrap my things',
      kinds: [KIND.packing],
      also: [9],
      isOnlySaid: true,
    },
    {
      says: 'customs form, customs forms, customs list, customs duty, import duty, duty, clear customs, clear goods, stuck at customs, stuck in customs, customs officer, carina, митниця',
      words: 'custom',
      kinds: [KIND.customs],
      isOnlySaid: true,
    },
    {
      says: 'send certificate, send my certificates, send passport, send documents fast, documents by courier, legal documents abroad, paket',
      words: 'document, envelope',
      kinds: [KIND.parcels],
      isOnlySaid: true,
    },
  ],
};

import { serbianCyrillic } from '@/lib/domain/text/serbian';
import type { SaidWords } from './words';

export const SERBIAN: SaidWords = {
  days: [
    'ponedeljak, ponedeljkom, ponedjeljak, ponedjeljkom',
    'utorak, utorkom',
    'sreda, sredu, sredom, srijeda, srijedu, srijedom',
    'četvrtak, četvrtkom',
    'petak, petkom',
    'subota, subotu, subotom',
    'nedelja, nedelju, nedeljom, nedjelja, nedjelju, nedjeljom',
  ],
  months:
    'januar januara, februar februara, mart marta, april aprila, maj maja, jun juna, jul jula, avgust avgusta, septembar septembra, oktobar oktobra, novembar novembra, decembar decembra',
  today: 'danas',
  tomorrow: 'sutra',
  dayAfterTomorrow: 'prekosutra',
  tonight: 'večeras, noćas, danas uveče',
  evening: 'uveče, uvečer, navečer, predveče, posle posla, poslije posla',
  weekend: 'vikend, vikendom, vikenda, kraj nedelje, krajem nedelje',
  soon: 'danas ili sutra, hitno, što pre, što prije, odmah, što je pre moguće',
  nothing:
    'ove nedelje, ove nedjelje, sledeće nedelje, nedelju dana, ovu nedelju, svake nedelje, dobro veče, dobra večer, dobro večer',
  otherwise: 'crni petak',
  beforeTime: 'u, za, preko, ovaj, ove, ovu, ovog, svaki, svake, svaku, od, tokom',
  next: 'sledeći, sledeću, sledeće, sljedeći, sljedeću, sledećeg, naredni, narednu, u sledeći, u sledeću, u narednu, u naredni',
  beforeHour: 'posle, poslije, nakon',
  beforePrice:
    'ispod, manje od, za manje od, jeftinije od, najviše, najviše do, maksimalno, maksimalno do, maks, ne više od, ne preko, budžet, budžet do, budžet od, cena do, cijena do',
  afterPrice: 'ili manje, najviše, maksimalno, maks',
  beforeEuro: 'za, od',
  until: 'do',
  euro: 'evra, evro, eura, euro, evri, eur',
  otherUnits:
    'minut, minuta, minuti, sata, sati, dana, nedelju, nedelja, nedelje, mesec, meseca, meseci, mjesec, mjeseci, godina, godine, godinu, osoba, osobe, ljudi, gostiju, dece, djece, kg, kila, kilograma, km, kilometara, soba, sobe, kutija, kutije, kvadrata',
  at: 'u, na, kod, iz mesta, u mestu, po',
  around: 'blizu, pored, oko, u blizini, kraj, nedaleko od, u okolini',
  along: 'iz, do, od, prema, ka, za',
  from: 'iz, od, sa, s',
  to: 'u, na',
  destinations: 'aerodrom, aerodroma, aerodromu',
  ferry: 'trajekt, trajekta, trajektu, trajektom',
};

/** Both alphabets are typed. */
export const SERBIAN_IN_CYRILLIC: SaidWords = JSON.parse(JSON.stringify(SERBIAN), (_key, value) =>
  typeof value === 'string' ? serbianCyrillic(value) : value,
);

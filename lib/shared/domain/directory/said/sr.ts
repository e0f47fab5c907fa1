import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';
import type { SaidWords } from './words';

export const SERBIAN: SaidWords = {
  days: [
    'ponedeljak, ponedeljka, ponedeljkom, ponedjeljak, ponedjeljka, ponedjeljkom',
    'utorak, utorka, utorkom',
    'sreda, srede, sredu, sredom, srijeda, srijede, srijedu, srijedom',
    'četvrtak, četvrtka, četvrtkom',
    'petak, petka, petkom',
    'subota, subote, subotu, subotom',
    'nedelja, nedelje, nedelju, nedeljom, nedjelja, nedjelje, nedjelju, nedjeljom',
  ],
  months:
    'januar januara, februar februara, mart marta, april aprila, maj maja, jun juna, jul jula, avgust avgusta, septembar septembra, oktobar oktobra, novembar novembra, decembar decembra',
  first: 'prvi, prvog',
  today: 'danas',
  tomorrow: 'sutra',
  dayAfterTomorrow: 'prekosutra',
  tonight: 'večeras, noćas, danas uveče',
  evening: 'uveče, uvečer, navečer, predveče, posle posla, poslije posla',
  eveningBeside: 'veče, večer',
  partsOfDay:
    'posle podne, poslepodne, poslije podne, poslijepodne, popodne, pre podne, prepodne, prije podne, prijepodne, ujutru, ujutro, izjutra',
  weekend: 'vikend, vikendom, vikenda, kraj nedelje, krajem nedelje',
  soon: 'danas ili sutra, hitno, što pre, što prije, odmah, što je pre moguće',
  nothing:
    'ove nedelje, ove nedjelje, sledeće nedelje, nedelju dana, ovu nedelju, svake nedelje, preko nedelje, tokom nedelje, u toku nedelje, kraja nedelje, radnim danima, dobro veče, dobra večer, dobro večer',
  otherwise: 'crni petak, sveta petka, svete petke',
  alsoNames: 'nedelje, nedjelje',
  beforeTime: 'u, za, preko, ovaj, ove, ovu, ovog, svaki, svake, svaku, od, tokom',
  next: 'sledeći, sledeću, sledeće, sljedeći, sljedeću, sledećeg, naredni, narednu, u sledeći, u sledeću, u narednu, u naredni',
  thisOne: 'ovaj, ovog, za ovaj, tokom ovog',
  nextOne: 'sledeći, sljedeći, sledećeg, sljedećeg, naredni, narednog, za sledeći, za naredni',
  beforeHour: 'posle, poslije, nakon',
  beforePrice:
    'ispod, manje od, za manje od, jeftinije od, najviše, najviše do, maksimalno, maksimalno do, maks, ne više od, ne preko, budžet, budžet do, budžet od, cena do, cijena do',
  afterPrice: 'ili manje, najviše, maksimalno, maks',
  beforeEuro: 'za, od',
  until: 'do',
  beforeLeast:
    'više od, za više od, preko, iznad, skuplje od, barem, najmanje, najmanje od, minimalno, minimum, počev od, ne manje od, ne ispod',
  afterLeast: 'ili više, i više, najmanje, minimum, pa naviše',
  except: 'osim, izuzev, ne, ali ne, samo ne, pre, prije, posle, poslije, nakon',
  joining: 'ili, i, ni',
  euro: 'evra, evro, eura, euro, evri, eur',
  ages: 'uzrast, uzrasta, fudbal',
  children: 'deca, dece, decu, djeca, djece, djecu, dečaci, devojčice',
  otherUnits:
    'minut, minuta, minuti, sata, sati, dana, nedelju, nedelja, nedelje, mesec, meseca, meseci, mjesec, mjeseci, godina, godine, godinu, osoba, osobe, ljudi, učenika, đaka, studenata, polaznika, gostiju, dece, djece, kg, kila, kilograma, km, kilometara, metara, soba, sobe, kutija, kutije, kvadrata',
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

import type { Area } from './entry';
import { KIND } from './kinds';
import { phrases } from './languages/phrases';

export const TRANSPORT: Area = {
  category: 9,
  entries: [
    {
      says: 'airport, airport transfer, airport transfers, airport taxi, airport pickup, airport pick up, airport ride, airport shuttle, ride to the airport, lift to the airport, taxi to airport, drive to the airport, airport run, ajruport, aeroporto, aeropuerto, aéroport, pick me up from the airport, luqa airport, المطار, एयरपोर्ट',
      kinds: [KIND.airport],
      words: 'airport',
    },
    {
      says: 'taxi, taxis, cab, cabs, ride, rides, lift, bolt, uber, driver, drivers, chauffeur, private driver, car with driver, xufier, tassista, autista, conductor, motorista, chauffeur privé, minicab, سائق, تاكسي, टैक्सी, ड्राइवर',
      kinds: [KIND.taxi],
      words: 'driver, ride',
      near: [KIND.airport],
    },
    {
      says: 'school run, school runs, school transport, school bus, school pickup, school pick up, take my kids to school, take my child to school, drive my kids to school, school van, pick up from school, collect from school, drive to school, take to school, drop at school, drop off at school, pick up my kids from school, collect my child from school, collect my kids from school',
      kinds: [KIND.schoolRun],
    },
    {
      says: 'moving, move, moving house, move house, moving home, moving flat, move flat, moving out, house move, removals, removal, removal company, movers, mover, moving company, moving van, moving service, man and van, man with a van, man with van, relocation, relocate, small move, traslochi, trasloco, mudanza, mudanzas, mudança, mudanças, déménagement, garr tal għamara, ġarr, change flat, changing flat, نقل عفش, نقل أثاث, सामान शिफ्ट',
      kinds: [KIND.moving],
      words: 'move',
      also: [6],
    },
    {
      says: 'delivery, deliver, deliveries, deliver a sofa, furniture delivery, pick up a sofa, pick up furniture, transport furniture, carry a fridge, carry a sofa, carry furniture, heavy lifting, move a sofa, move a fridge, move a piano, move furniture, piano transport, consegna, entrega, livraison, توصيل',
      kinds: [KIND.moving],
      words: 'delivery, heavy thing, big thing',
    },
    {
      says: 'sofa, couch, fridge, furniture, mattress',
      words: 'sofa, furniture, heavy thing, big thing',
      also: [6],
      near: [KIND.moving],
      onlyRanks: true,
    },
    {
      says: 'van, vans, van hire, van with driver, van rental, truck, lorry, furgone, furgoneta, carrinha, camionnette, pickup truck, فان',
      words: 'van',
      also: [6],
      near: [KIND.moving],
    },
    {
      says: 'driving lessons, driving lesson, sewqan, lezzjonijiet tas-sewqan, driving school, driving instructor, driving teacher, learn to drive, learning to drive, driving test, driving licence, driving license, driver lessons, scuola guida, autoescuela, clases de manejo, autoescola, permis de conduire, theory test, skola tas sewqan, تعليم قيادة, مدرسة سواقة, ड्राइविंग',
      kinds: [KIND.drivingLessons],
    },
    {
      says: 'car rental, car hire, rent a car, scooter rental, motorbike rental, bike rental',
      near: [KIND.taxi],
    },
    {
      says: 'mechanic, car repair, car wash, tyres, car service, mekkanik, meccanico, mecánico, mecânico, ميكانيكي, मैकेनिक',
      near: [],
    },
    {
      says: 'gozo ferry, ferry, ferry to gozo, trip to gozo, gozo trip, vapur, traghetto, ferri, transbordador, balsa, trajekt, trajekta, trajektu, трајект, عبارة, العبارة, معدية, फेरी, गोजो फेरी, пором, порома, порому',
      words: 'ferry',
      near: [KIND.airport, KIND.taxi],
    },
    {
      says: 'tour, tours, excursion, day trip, sightseeing, tour guide, boat trip',
      near: [KIND.taxi],
    },
    {
      says: 'minibus, mini bus, minivan, coach hire, bus hire, big car, eight seater, 8 seater, group transport',
      words: 'eight',
      near: [KIND.airport, KIND.taxi],
    },
    {
      says: 'child seat, baby seat, car seat, booster seat',
      words: 'child seat',
      near: [KIND.airport, KIND.taxi],
    },
    { says: 'wedding car, limousine, limo', near: [KIND.taxi] },
    {
      says: 'transport, transportation, transfer, transfers, transport service, transport services, trasport, trasporto, transporte, نقل, مواصلات',
      isCategory: true,
      also: [6],
    },
    {
      says: 'flight, flights, catch a flight, early flight, late flight, my flight, pick up from airport, pick up airport, pick me up airport, pick up my mother from airport, pick up parents from airport, fetch from airport, collect from airport, meet at airport, drop me at airport, drop off airport, drop at airport, take me to the airport, drive me to the airport, get to the airport, go to the airport, airport drop, airport driver, airport car, airport lift, airport van, arrivals, departures, aerodrom, аеропорт, paliparan',
      kinds: [KIND.airport],
      words: 'airport',
      isOnlySaid: true,
    },
    {
      says: 'drive, drives, drive me, drive us, drive me to, take me to hospital, drive my mother to hospital, ride to hospital, ride to work, ride home, ride to the hospital, hospital ride, doctor appointment ride, pick me up, lift to work, lift home, need a lift, car for the day, car for a day, night taxi, taxi driver, taxi at night, taxi for the day, shopping trip, take me shopping, drive grandma, chauffeur service, cab driver, taksi, vozač, таксі, водій, tsuper',
      kinds: [KIND.taxi],
      isOnlySaid: true,
    },
    {
      says: 'moving in, moving day, moving apartment, moving to a new flat, moving to new flat, move to new flat, move to a new flat, move to new apartment, new flat moving, move apartment, change apartment, change house, moving help, help moving, help with moving, help me move, help to move, carry boxes, carry heavy, carry up stairs, transport my things, transport things, transport bed, transport fridge, transport washing machine, transport sofa, transport wardrobe, fetch a sofa, bring a sofa home, collect furniture, marketplace pickup, pick up a fridge, pick up a bed, pick up a table, ikea delivery, men with van, men with a van, van man, van and man, van for moving, van to move, two men and a van, heavy furniture, heavy things, piano, washing machine carry, carry washing machine, carry wardrobe, move wardrobe, move bed, move washing machine, move boxes, move things, selidba, переїзд, lipat bahay',
      kinds: [KIND.moving],
      words: 'move',
      isOnlySaid: true,
    },
    {
      says: 'driving, theory exam, highway code, driving exam, pass driving test, fail driving test, failed my driving test, practise driving, practice driving, driving practice, driving theory, automatic car lessons, manual car lessons, drive lessons, learn driving, teach me to drive, teach me driving, car lessons, get my licence, get my license, get driving licence, vozačka dozvola, auto škola, водійські курси',
      kinds: [KIND.drivingLessons],
      isOnlySaid: true,
    },
    {
      says: 'drive son to school, drive my son to school, drive daughter to school, drive kids, drive children to school, take son to school, take daughter to school, take kids to school, take children to school, bring kids to school, bring my son to school, kids to school, children to school, school driver, driver for school, driver for kids, driver school, ride to school, lift to school, morning school ride, school morning, pick kids up from school, pick up son from school, pick up daughter from school, pick up children from school, pick up kids, collect son from school, collect daughter from school, fetch kids from school',
      kinds: [KIND.schoolRun],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'carry, move, moving, transport, lift, deliver, bring, fetch, collect, pick up',
        'sofa, couch, fridge, freezer, washing machine, dishwasher, dryer, piano, wardrobe, bed, mattress, table, desk, cupboard, armchair, furniture, boxes, cooker, heavy things, heavy furniture',
      ),
      kinds: [KIND.moving],
      isOnlySaid: true,
    },
    {
      says: [
        phrases(
          'pick up, collect, fetch, drive, take, bring, drop, drop off',
          'kid, kids, child, children, baby, babies, son, sons, daughter, daughters, toddler, toddlers, twins, little one, little ones, boy, boys, girl, girls',
          'from school, to school, school',
        ),
        phrases(
          'driver for, drive for, driver to take, transport for, taxi for, ride for',
          'school, school run, school kids, school children',
        ),
      ].join(', '),
      kinds: [KIND.schoolRun],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'pick up, collect, fetch, take, drive, bring, drop, drop off, meet, lift, ride, taxi, cab, transfer, transport, shuttle, van, car, pickup, driver',
        'airport, from airport, to airport',
      ),
      kinds: [KIND.airport],
      isOnlySaid: true,
    },
    {
      says: 'bicycle, bicycles, bicycle repair, bike, bikes, bike repair, scooter, scooter repair, motorbike, motorbikes, motorcycle, car battery, flat tyre, puncture, vrt, car wash, car cleaning, tow truck, towing',
      near: [],
      isOnlySaid: true,
    },
  ],
};

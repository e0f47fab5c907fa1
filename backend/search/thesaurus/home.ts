import type { Area } from './entry';
import { KIND } from './kinds';

export const HOME: Area = {
  category: 3,
  entries: [
    { says: 'maintenance', near: [KIND.repairs], isBeside: true },
    {
      says: 'cleaner, cleaners, cleaning, cleaning lady, cleaning service, cleaning company, house cleaning, home cleaning, house cleaner, maid, maids, housekeeper, housekeeping, domestic help, domestic worker, clean my house, clean my flat, clean, tindif, pulizie, donna delle pulizie, limpieza, limpiadora, faxineira, limpeza, diarista, femme de ménage, ménage, office cleaning, flat cleaning, تنظيف, عاملة تنظيف, सफाई',
      kinds: [KIND.cleaning],
    },
    {
      says: 'deep clean, deep cleaning, end of tenancy, end of tenancy cleaning, move out cleaning, move out clean',
      words: 'end of tenancy, deep clean',
      near: [KIND.cleaning],
    },
    {
      says: 'oven cleaning, clean my oven, oven, fridge cleaning',
      words: 'oven',
      near: [KIND.cleaning],
    },
    {
      says: 'window cleaning, windows cleaned, window cleaner, clean windows',
      words: 'window',
      near: [KIND.cleaning],
    },
    {
      says: 'carpet cleaning, sofa cleaning, upholstery cleaning, mattress cleaning, rug cleaning',
      words: 'carpet, upholstery, sofa',
      near: [KIND.cleaning],
    },
    {
      says: 'laundry, ironing, iron clothes, wash clothes, dry cleaning, dry cleaner, ironing service',
      words: 'laundry, iron',
      near: [KIND.cleaning],
    },
    {
      says: 'pool cleaning, swimming pool, pool, pool care, pool maintenance, swimming pool maintenance, swimming pool cleaning',
      words: 'pool',
      near: [KIND.cleaning],
    },
    {
      says: 'plumber, plumbers, plumbing, plamer, idraulico, fontanero, plomero, encanador, canalizador, plombier, leak, leaks, leaking, leaking tap, leaky tap, dripping tap, tap, taps, toilet, toilet repair, flush, blocked toilet, toilet blocked, blocked, clogged, blocked drain, drain, drains, sink, blocked sink, pipe, pipes, burst pipe, water heater, boiler, geyser, shower repair, water leak, no hot water, سباك, नलसाज, प्लंबर',
      kinds: [KIND.plumbing],
    },
    {
      says: 'electrician, electricians, electrical, electrical work, electrical works, electrics, elettricista, electricista, eletricista, électricien, elettrixin, wiring, rewiring, fuse, fuse box, power cut, no electricity, no power, power out, power outage, socket, sockets, plug socket, light switch, light fitting, lights, lamp, hang a lamp, install lights, electricity, short circuit, كهربائي, बिजली मिस्त्री, इलेक्ट्रीशियन',
      kinds: [KIND.electrical],
    },
    {
      says: 'air conditioner, aircon, air con, air conditioning, ac repair, ac service, ac installation, ac, cooling, fridge repair, washing machine repair, appliance repair, appliances, washing machine, dishwasher, cooker repair, مكيف',
      words: 'air conditioner, appliance',
      near: [KIND.electrical, KIND.repairs],
    },
    { says: 'solar panels, solar panel, solar, ev charger', near: [KIND.electrical] },
    {
      says: 'cctv, alarm, alarm system, intercom, internet installation, router, wifi, computer repair, laptop repair, phone repair, mobile repair, screen repair',
      near: [KIND.electrical, KIND.repairs],
    },
    {
      says: 'painter, painters, painting, repaint, repainting, paint my flat, paint my room, paint a wall, paint, decorator, decorating, house painter, wall painting, żebbiegħ, imbianchino, pittore, pintor, pintora, pintura, peintre, whitewash, plastering, plasterer, wallpaper, دهان, صباغ, पेंटर',
      kinds: [KIND.painting],
    },
    {
      says: 'handyman, handymen, handy man, odd jobs, odd job man, small jobs, small repairs, diy, tuttofare, manitas, faz tudo, marido de aluguel, bricoleur, tiswija, tiswijiet, fixer, حرفي',
      kinds: [KIND.repairs],
    },
    {
      says: 'furniture assembly, assemble furniture, flat pack, flatpack, ikea, ikea assembly, build furniture, put together furniture, cupboard assembly, bed assembly, wardrobe assembly, wardrobe, flat pack wardrobe, cupboard, montaje de muebles',
      words: 'flat pack, furniture',
      near: [KIND.repairs],
    },
    {
      says: 'shelves, shelf, hang a picture, hang pictures, tv mounting, mount a tv, curtain, curtains, curtain rail, blinds, drill, drilling, drill a hole',
      words: 'shelf, curtain, drill',
      near: [KIND.repairs],
    },
    {
      says: 'locksmith, lock, locks, locked out, change lock, new lock, keys, key cutting, door lock, fabbro, cerrajero, chaveiro, serrurier',
      near: [KIND.repairs],
    },
    {
      says: 'door, doors, door repair, sticking door, window repair, shutters',
      near: [KIND.repairs],
    },
    {
      says: 'carpenter, carpentry, mastrudaxxa, woodwork, joiner, carpintero, carpinteiro, falegname, kitchen fitter, kitchen installation, نجار',
      words: 'carpenter, wood',
      near: [KIND.repairs],
    },
    {
      says: 'builder, builders, construction, bennej, renovation, renovations, renovate, refurbishment, mason, masonry, tiler, tiles, tiling, gypsum, albañil, pedreiro, muratore, maçon, بناء',
      words: 'builder, renovation, tile',
      near: [KIND.repairs, KIND.painting],
    },
    {
      says: 'roof repair, roofing, roofer, leaking roof, roof membrane, waterproofing',
      near: [KIND.repairs],
    },
    { says: 'damp, mould, mold', near: [KIND.repairs, KIND.painting] },
    {
      says: 'repair, repairs, fix, mend, broken, fixing, repaired, fixed, install, installation, riparazione, reparación, reparação, إصلاح',
      words: 'repair, fix',
      kinds: [KIND.repairs],
      isBeside: true,
    },
    {
      says: 'gardener, gardeners, gardening, garden, gardens, landscaping, landscaper, lawn, lawn mowing, grass cutting, plants, tree cutting, tree pruning, hedge, pruning, weeding, balcony plants, watering plants, water my plants, ġardinar, giardiniere, jardinero, jardineiro, jardinier, بستاني, माली',
      kinds: [KIND.gardening],
    },
    {
      says: 'roof garden, roof terrace garden, irrigation, watering system, watering timer',
      words: 'roof, watering',
      near: [KIND.gardening],
    },
    {
      says: 'pest control, cockroach, cockroaches, ants, bed bugs, mice, rats, exterminator, fumigation',
      near: [KIND.cleaning],
    },
    {
      says: 'rubbish removal, rubbish, junk removal, clear a flat, house clearance, bulky refuse',
      words: 'rubbish',
      near: [KIND.repairs],
    },
    {
      says: 'home services, home service, house help, household help, home maintenance',
      isCategory: true,
    },
  ],
};

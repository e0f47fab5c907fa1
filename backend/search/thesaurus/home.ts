import type { Area } from './entry';
import { KIND } from './kinds';
import { phrases } from './languages/phrases';

export const HOME: Area = {
  category: 3,
  entries: [
    { says: 'maintenance', near: [KIND.repairs], onlyRanks: true },
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
      says: 'locksmith, lock, locks, locked out, change lock, new lock, lock for the door, new lock for the door, keys, key cutting, door lock, fabbro, cerrajero, chaveiro, serrurier',
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
    { says: 'roof, roofs', words: 'roof', near: [KIND.gardening, KIND.repairs], onlyRanks: true },
    {
      says: 'roof repair, fix roof, repair roof, mend roof, broken roof, roof broken, damaged roof, roof damage, cracked roof, roofing, roofer, leaking roof, roof membrane, waterproofing, roof leak, rain through roof, rain come through roof, roof gutter, gutter, gutters, gutter repair, clean gutters, blocked gutter, broken gutter, gutter leak, leaking gutter, water through roof, water from roof, water come through roof, water comes in, roof drip, dripping roof, roof crack',
      kinds: [KIND.repairs],
      near: [KIND.plumbing],
      isOnlySaid: true,
    },
    { says: 'damp, mould, mold', near: [KIND.repairs, KIND.painting] },
    {
      says: 'repair, repairs, fix, mend, broken, fixing, repaired, fixed, install, installation, riparazione, reparación, reparação, إصلاح',
      words: 'repair, fix',
      kinds: [KIND.repairs],
      onlyRanks: true,
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
    {
      says: 'tap drip, tap leak, tap break, tap broken, broken tap, tap does not close, sink leak, sink block, sink clog, sink full, kitchen sink, toilet leak, toilet flush, toilet run, toilet keeps running, toilet overflow, toilet broken, flush broken, cistern, faucet, basin, bathtub, bath leak, shower, shower leak, shower broken, shower head, shower drain, shower tray, drain smell, smelly drain, sewage, sewer, septic, overflow, pipe leak, pipe broken, pipe burst, burst, water pressure, low water pressure, low pressure, water pump, water tank, roof tank, hot water, hot water not working, water not hot, cold water only, no water, water stopped, water damage, water come through ceiling, water through ceiling, water ceiling, water from ceiling, water drip ceiling, ceiling leak, ceiling drip, leak from ceiling, leak in ceiling, wet ceiling, water under sink, water on floor, water everywhere, flood, flooded, flooding, flooded bathroom, flooded kitchen, unclog, unblock, unblock sink, unblock drain, unblock toilet, clog, blockage, waste pipe, stopcock, stop valve, bidet, install shower, install toilet, install sink, new tap, new toilet, change tap, replace tap, replace toilet, connect washing machine, connect dishwasher, water filter, reverse osmosis, vodoinstalater, сантехнік, tubero',
      kinds: [KIND.plumbing],
      isOnlySaid: true,
    },
    {
      says: 'electricity trip, electricity keeps tripping, electricity keep tripping, power trip, power keeps tripping, fuse trip, fuse blown, blown fuse, breaker, circuit breaker, circuit, rcd, lights trip, lights off, light not working, lights not working, light does not work, light broken, broken light, flicker, flickering, flickering lights, no light, no lights, bulb, bulbs, change bulb, lightbulb, light bulb, chandelier, ceiling light, ceiling lamp, ceiling fan, fan, fans, spotlights, led lights, led strip, downlights, outdoor lights, garden lights, plug, plugs, plug not working, power socket, wall socket, socket burnt, burnt socket, outlet, power point, switch, switches, dimmer, doorbell, door bell, electric shock, shock, sparks, spark, burning smell, smell of burning, cable, cables, wire, wires, rewire, electric meter, three phase, electric shower, extractor fan, electric cooker, hang lamp, install lamp, install light, new lights, change lights, install socket, add socket, extra socket, new socket, change socket, električar, електрик, elektriko',
      kinds: [KIND.electrical],
      isOnlySaid: true,
    },
    {
      says: 'dirty oven, greasy oven, oven and fridge, clean oven, clean fridge, dirty fridge, fridge clean',
      words: 'oven',
      near: [KIND.cleaning],
    },
    {
      says: 'dust, dusting, mop, mopping, hoover, hoovering, vacuum, vacuuming, scrub, scrub floors, floor cleaning, clean floors, kitchen cleaning, bathroom cleaning, clean kitchen, clean bathroom, toilet cleaning, clean toilet, dirty flat, dirty house, dirty kitchen, dirty bathroom, dirty, filthy, filthy house, grease, greasy kitchen, messy house, mess, tidy house, tidy up, tidying, declutter, spring clean, spring cleaning, after party cleaning, cleaning after party, clean after a party, clean up after party, after builders cleaning, post construction cleaning, common area cleaning, common parts cleaning, stairwell cleaning, airbnb, airbnb cleaning, airbnb cleaner, airbnb turnover, holiday let cleaning, weekly cleaning, weekly cleaner, regular cleaner, office cleaner, shop cleaning, clean house, clean home, clean office, clean apartment, move in cleaning, tenancy cleaning, clean before tenants, change sheets, wash dishes, wash windows, wash floors, housemaid, čistačica, čišćenje, spremačica, прибирання, tagalinis, kasambahay, safai',
      kinds: [KIND.cleaning],
      isOnlySaid: true,
    },
    {
      says: 'paint house, paint apartment, paint bedroom, paint ceiling, ceiling paint, paint door, paint doors, paint outside, exterior painting, interior painting, outside walls, walls, wall colour, colour walls, change wall colour, fresh coat, coat of paint, varnish, varnishing, peeling paint, paint peel, stains on wall, stain on wall, marks on wall, primer, plaster, skim, fill cracks, cracks, cracked wall, crack in wall, paint balcony, paint shutters, paint railing, facade, painted, accent wall, moler, krečenje, маляр, pintor de casas',
      kinds: [KIND.painting],
      isOnlySaid: true,
    },
    {
      says: 'list of jobs, odd job, little jobs, little repairs, put up, put up shelves, put up a shelf, put up curtains, put up pictures, put up a picture, put up a tv, hang shelf, hang mirror, hang a mirror, hang tv, hang curtains, hang blinds, mirror, picture frame, pictures on wall, curtain rod, curtain pole, blind, mosquito net, fly screen, door handle, handle, handles, hinge, hinges, squeaky door, door squeak, door stuck, door jam, door not closing, door close, cupboard door, drawer, drawers, wobbly, wobbly table, wobbly chair, chair repair, table repair, broken chair, broken table, broken door, broken drawer, broken shelf, bed broken, broken bed, fix chair, fix table, fix bed, fix door, tv on wall, tv bracket, tv wall mount, silicone, sealant, window stuck, broken window, window handle, fix window, lock broken, broken lock, key stuck, key broken, lost keys, lost key, lost house keys, lock changed, replace lock, change locks, locked outside, letterbox, mailbox, gate, fence, handrail, baby gate, washing line, clothes line, toilet seat, majstor, майстер, карпинтер',
      kinds: [KIND.repairs],
      isOnlySaid: true,
    },
    {
      says: 'assemble wardrobe, assemble bed, assemble table, assemble desk, assemble cupboard, assemble cot, assemble shelves, assemble chairs, wardrobe to assemble, bed to assemble, build wardrobe, build bed, build desk, put together bed, put together wardrobe, desk, bookcase, bookshelf, cot, crib, bed frame, ikea furniture, ikea wardrobe, ikea bed, new furniture, furniture to build',
      words: 'flat pack, furniture',
      kinds: [KIND.repairs],
      isOnlySaid: true,
    },
    {
      says: 'shade, shade plants, plants for shade, balcony plants, balcony garden, plants for balcony, terrace garden, terrace plants, garden clean, garden maintenance, garden work, garden design, overgrown, overgrown garden, weeds, cut grass, grass, mow, mowing, mow lawn, cut trees, cut a tree, trim trees, trim hedge, tree, trees, bushes, plant, planting, plant trees, lemon tree, olive tree, palm tree, pots, potted plants, flower pots, herbs, vegetable garden, compost, soil, drip irrigation, sprinkler, sprinklers, water plants, plants die, plants dying, plants while away, artificial grass, green roof, pergola, shade on roof, vines, baštovan, садівник, hardinero',
      kinds: [KIND.gardening],
      isOnlySaid: true,
    },
    {
      says: 'oven not working, oven broken, oven repair, stove, cooker, stove repair, fridge broken, fridge not cooling, washing machine broken, dryer, tumble dryer, microwave, heater, ac broken, ac not cooling, ac cleaning',
      near: [KIND.electrical, KIND.repairs],
    },
    {
      says: phrases(
        'clean, cleaning, wash, washing, scrub, tidy, dirty, filthy, messy',
        'house, flat, apartment, home, room, rooms, kitchen, bathroom, toilet, bedroom, floor, floors, tiles, office, shop, stairs, stairwell, villa, studio, place, fridge, garage',
      ),
      kinds: [KIND.cleaning],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'paint, painting, repaint, repainting',
        'wall, walls, room, rooms, bedroom, bedrooms, ceiling, ceilings, door, doors, house, flat, apartment, kitchen, bathroom, shutters, shutter, gate, railing, railings, balcony, staircase, stairwell, fence, office, shop, facade, window, windows, living room',
      ),
      kinds: [KIND.painting],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'cut, trim, mow, prune',
        'grass, lawn, tree, trees, hedge, hedges, bush, bushes, branches, roses, plants',
      ),
      kinds: [KIND.gardening],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'hang, put up, mount, fix, install, drill',
        'shelf, shelves, picture, pictures, mirror, mirrors, curtain, curtains, curtain rail, blinds, tv, painting, frame, frames, clock, whiteboard, hook, hooks',
      ),
      kinds: [KIND.repairs],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'fix, repair, mend, broken, wobbly, squeaky, loose, stuck',
        'chair, chairs, table, tables, door, doors, drawer, drawers, cupboard, shelf, bed, wardrobe, handle, hinge, window, gate, lock, furniture',
      ),
      kinds: [KIND.repairs],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'assemble, build, put together, set up',
        'bed, beds, wardrobe, cupboard, desk, table, chairs, shelves, bookcase, cot, crib, furniture, chest of drawers, tv unit',
      ),
      words: 'flat pack, furniture',
      kinds: [KIND.repairs],
      isOnlySaid: true,
    },
    {
      says: 'lift, elevator, lift repair, elevator repair, tv repair, bicycle lock, computer, laptop, printer, phone, smartphone, tablet, chimney, chimney sweep, glazier, welding, welder, upholsterer, upholstery, sofa repair',
      near: [KIND.repairs],
      isOnlySaid: true,
    },
  ],
};

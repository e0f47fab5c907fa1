import type { Area } from './entry';
import { KIND } from './kinds';
import { phrases } from './languages/phrases';

export const BEAUTY: Area = {
  category: 2,
  entries: [
    {
      says: 'hairdresser, hairdressers, parrukkier, parrukkiera, hairstyle, hairstyles, curly hair, curls, hair dresser, hair, hair salon, salon, hairstylist, hair stylist, stylist, coiffeur, coiffeuse, parrucchiere, peluquera, peluquería, peluqueria, cabeleireiro, cabeleireira, hair saloon, saloon, ħajjar, xagħar, natural hair, afro hair, black hair, curly hair, كوافير, شعر, बाल',
      kinds: [KIND.hair],
    },
    {
      says: 'braids, braid, braiding, braider, hair braiding, braided, hair braider, hairbraiding, african braids, plaits, plaiting, trecce, trenzas, tranças, tresses, braid my hair, braids my hair, braids hair, ضفائر',
      kinds: [KIND.hair],
      words: 'braid, plait',
    },
    {
      says: 'box braids, knotless, knotless braids, knotless box braids, goddess braids, boho braids',
      near: [KIND.hair],
    },
    {
      says: 'cornrows, cornrow, corn rows, canerows, cane rows, ghana weaving, shuku, didi, all back',
      words: 'cornrow',
      near: [KIND.hair],
    },
    {
      says: 'twists, twist, senegalese twist, passion twists, twist out, marley twist',
      near: [KIND.hair],
    },
    {
      says: 'locs, loc, dreadlocks, dreads, dread, dreadlock, loctician, retwist, loc retwist, starter locs, sisterlocks, interlocks, dread locks',
      words: 'loc',
      near: [KIND.hair],
    },
    {
      says: 'weave, weaves, weaving, sew in, extensions, hair extensions, wig, wigs, wig install, frontal, closure install, lace front',
      near: [KIND.hair],
    },
    { says: 'crochet, crochet braids, crochet hair', near: [KIND.hair] },
    {
      says: 'silk press, straightening, hair straightening, straighten, straighten hair, straight hair, press my hair, hot comb, relaxer, relax my hair, relaxed hair, texturizer, keratin, blow dry, blowdry, blow out, perm',
      words: 'silk press',
      near: [KIND.hair],
    },
    {
      says: 'hair colour, hair color, dye my hair, hair dye, highlights, balayage, bleach my hair',
      near: [KIND.hair],
    },
    {
      says: 'haircut, hair cut, cut my hair, trim, qatgħa xagħar, corte de pelo, corte de cabelo, taglio capelli, coupe, women haircut, ladies haircut, حلاقة',
      kinds: [KIND.barber],
      words: 'cut',
      near: [KIND.hair],
    },
    {
      says: 'barber, barbers, barber shop, barbershop, barbier, barbiere, barbero, barbería, barbearia, barbeiro, fade, fades, skin fade, taper, line up, lineup, mens haircut, men haircut, male haircut, حلاق, नाई',
      kinds: [KIND.barber],
    },
    {
      says: 'shave, shaving, hot towel, hot towel shave, straight razor, wet shave',
      words: 'shave, razor',
      near: [KIND.barber],
    },
    { says: 'beard, beard trim, beard cut, moustache', near: [KIND.barber] },
    {
      says: 'makeup, make up, makeup artist, make up artist, mua, trucco, truccatrice, maquillaje, maquiagem, maquillage, maquillista, face beat, مكياج, ميكاب, मेकअप',
      kinds: [KIND.makeUp],
      words: 'make up',
    },
    {
      says: 'eyebrows, brows, eyebrow threading, threading, eyebrow, microblading, lashes, eyelashes, lash extensions, eyelash',
      near: [KIND.makeUp],
    },
    {
      says: 'nails, nail, feet treatment, foot treatment, nail artist, nail technician, nail tech, manicure, pedicure, manicurist, gel nails, acrylic nails, acrylics, shellac, nail art, nail salon, uñas, unghie, ongles, unhas, dwiefer, mani pedi, أظافر',
      kinds: [KIND.nails],
    },
    {
      says: 'henna, henna tattoo, henna tattoos, mehndi, mehendi, mehandi, henna artist, heena, hena, حناء, حنة, मेहंदी',
      kinds: [KIND.henna],
      words: 'henna, mehndi',
    },
    { says: 'tattoo, tattoos, tattooist, body art, piercing', near: [KIND.henna, KIND.bridal] },
    {
      says: 'bridal makeup, bridal make up, wedding makeup, wedding make up, bride makeup, makeup for wedding, bride make up',
      kinds: [],
      words: 'bridal make up',
      near: [KIND.makeUp, KIND.bridal],
    },
    {
      says: 'bridal hair, wedding hair, bridal hairstyle, bride hair',
      words: 'bridal hair',
      near: [KIND.bridal, KIND.hair],
    },
    {
      says: 'bride, bridal, brides, sposa, novia, noiva, għarusa, عروس, दुल्हन',
      kinds: [KIND.bridal],
    },
    {
      says: 'gele, gele tying, tie gele, head tie, headtie, head wrap, headwrap, auto gele, gele tier',
      words: 'gele',
      near: [KIND.hair, KIND.tailor],
      community: 1,
    },
    {
      says: 'hijab styling, hijab, scarf styling, scarf, headscarf, حجاب',
      words: 'scarf',
      near: [KIND.bridal],
    },
    {
      says: 'tailor, tailors, tailoring, seamstress, dressmaker, dress maker, sewing, sew, sew clothes, alterations, alteration, ħajjat, ħajjata, sarto, sarta, costurera, costureira, modista, couturière, take in a dress, hem, hemming, zip, zip repair, zipper, zip replacement, خياط, خياطة, दर्जी',
      kinds: [KIND.tailor],
    },
    {
      says: 'ankara, kente, african dress, african clothes, african fabric, african print, dashiki, agbada, kaftan, boubou, asoebi, aso ebi, aso oke, senator wear, native wear, traditional dress, traditional clothes, african wear, habesha kemis, habesha dress',
      words: 'ankara, aso ebi, boubou, traditional dress',
      near: [KIND.tailor],
      community: 1,
    },
    {
      says: 'sari, saree, lehenga, salwar, salwar kameez, sari blouse, blouse stitching, kurta, saree draping, साड़ी',
      near: [KIND.tailor],
      community: 5,
    },
    { says: 'abaya, thobe, jilbab, djellaba, قفطان, عباية', near: [KIND.tailor], community: 2 },
    { says: 'uniform, school uniform, school uniforms', near: [KIND.tailor] },
    {
      says: 'wedding dress, bridal dress, prom dress, evening dress, dress, suit, suits, dresses',
      words: 'dress',
      near: [KIND.tailor],
    },
    {
      says: 'facial, facials, skincare, skin care, beautician, beauty salon, beauty, estetista, cosmetologist, waxing, wax, sugaring, hair removal, laser hair removal, estética',
      near: [KIND.makeUp],
    },
    { says: 'spa, massage parlour, hammam, moroccan bath, scrub', near: [KIND.makeUp] },
    {
      says: 'fashion, stylist for clothes, personal shopper, fashion designer, beauty and fashion',
      isCategory: true,
    },
    {
      says: 'fulani braids, tribal braids, lemonade braids, stitch braids, feed in braids, micro braids, french braids, dutch braids, small braids, big braids, long braids, short braids, kids braids, children braids, boys braids, men braids, braids for school, braids for kids, braid kids hair, braid daughter hair, plait hair, hair plaiting, hair plaited, hair braided, get my hair braided, take out braids, take down braids, undo braids, remove braids, braid removal, hair beads, beads in hair, bantu knots, single plaits, weaving hair, makeda',
      words: 'braid, plait',
      kinds: [KIND.hair],
      isOnlySaid: true,
    },
    {
      says: 'afro hairdresser, mixed hair, kinky hair, coily hair, 4c hair, hair treatment, hair care, haircare, hair wash, wash my hair, wash and set, hair styling, style my hair, do my hair, hair done, get my hair done, hair done for a party, updo, ponytail, sleek ponytail, hairline, edges, hair loss, losing hair, hair falling, hair breakage, breaking hair, damaged hair, dry hair, hair growth, grow my hair, scalp treatment, scalp, dandruff, detangle, detangling, deep conditioning, hair oil, hair steaming, big chop, transition to natural, frizzur, frizer, frizerka, перукар, pelo, cabello, cabelo, capelli, cheveux',
      kinds: [KIND.hair],
      isOnlySaid: true,
    },
    {
      says: 'rasta, rastas, rasta hair, rasta braids, faux locs, soft locs, butterfly locs, loc maintenance, locs maintenance, dread maintenance, dreadlock maintenance, loc repair, repair my locs, instant locs, start locs, start dreads, new locs, loc styling, comb coils, finger coils, microlocs, wash my locs',
      words: 'loc',
      near: [KIND.hair],
    },
    {
      says: 'mens cut, men cut, man cut, cut for men, boys cut, boy cut, kids cut, gents cut, buzz cut, crew cut, low cut, low fade, high fade, mid fade, bald fade, drop fade, temple fade, afro cut, mohawk, mens hair, men hair, hair for men, haircut for men, haircut for my son, haircut for boys, boys haircut, kids haircut, kid haircut, children haircut, baby haircut, first haircut, shape up, edge up, clipper cut, scissor cut, shave my head, shaved head, gents salon, gents barber, mens grooming, male grooming, mens salon, hair cutting, hair trim, get a trim, berberin, brico, барбер, стрижка',
      kinds: [KIND.barber],
      isOnlySaid: true,
    },
    {
      says: 'trim beard, shape beard, shape my beard, beard shape, beard grooming, beard line, beard shave, razor shave, clean shave',
      words: 'beard, shave',
      near: [KIND.barber],
    },
    {
      says: 'glam, soft glam, full glam, party makeup, makeup for party, makeup for a party, birthday makeup, prom makeup, graduation makeup, photoshoot makeup, evening makeup, natural makeup, makeup lesson, makeup class, bridesmaid makeup, face done, get my face done, do my face, beat my face, šminka, šminker, макіяж, meykap',
      words: 'make up',
      kinds: [KIND.makeUp],
      isOnlySaid: true,
    },
    {
      says: 'toenails, toe nails, toenail, fingernails, finger nails, paint nails, paint toenails, do my nails, nails done, get my nails done, nail polish, gel polish, gelish, gel, biab, nail extensions, fake nails, infill, infills, refill nails, fill in nails, remove gel, gel removal, nail repair, broken nail, french tips, french manicure, cuticles, press on nails, feet care, cracked heels, pedi, mani, nokti, manikir, манікюр, педикюр, kuko',
      kinds: [KIND.nails],
      isOnlySaid: true,
    },
    {
      says: 'mehndi design, henna design, henna designs, henna for hands, henna hands, hand henna, feet henna, arabic henna, bridal henna, bridal mehndi, wedding henna, henna for a wedding, henna cone, henna cones, henna paste, henna party, henna night, henna for eid, mehndi for eid, eid mehndi, eid henna, karwa chauth mehndi, diwali mehndi',
      words: 'henna, mehndi',
      kinds: [KIND.henna],
      isOnlySaid: true,
    },
    {
      says: 'bridesmaid, bridesmaids, bridal party, wedding day look, bridal look, getting ready for wedding',
      kinds: [KIND.bridal],
      isOnlySaid: true,
    },
    {
      says: 'shorten, shortened, shorten trousers, shorten dress, shorten sleeves, shorten jeans, trousers, pants, jeans, skirt, skirts, shirt, shirts, jacket, coat, blouse, gown, gowns, outfit, outfits, clothes, clothing, dress big, dress small, dress tight, dress long, trousers long, trousers tight, jeans long, jeans tight, sleeves, sleeves long, take in, taking in, suit taken in, dress taken in, trousers taken in, jacket taken in, taken in, let out, clothes repair, repair clothes, mend clothes, mend my clothes, torn, torn dress, torn trousers, ripped, ripped jeans, hole in trousers, hole in my jeans, button, buttons, sew a button, broken zip, zip broken, stitch, stitching, fix dress, resize, resize dress, make a dress, make me a dress, make clothes, clothes made, dress made, custom clothes, custom made, bespoke, made to measure, measurements, lining, sew curtains, hem curtains, hem trousers, hem dress, cushion covers, tuxedo, wedding gown, wedding dress alteration, dress alteration, matching outfits, family outfits, couple outfit, lace, lace asoebi, gown for wedding, kaba, isiagu, buba, danshiki, barong, costume sewing, embroidery, tailor made, krojač, krojačica, šnajder, кравець, кравчиня, sastre, mananahi',
      kinds: [KIND.tailor],
      isOnlySaid: true,
    },
    {
      says: [
        phrases(
          'shorten, shortening, hem, hemming, alter, altering, mend, repair, fix, take in, sew, sewing, stitch, make, resize, lengthen, widen, tighten, adjust',
          'dress, dresses, trousers, pants, jeans, skirt, shirt, suit, jacket, coat, gown, sleeves, blouse, uniform, clothes, wedding dress',
        ),
        phrases(
          'dress, dresses, trousers, pants, jeans, skirt, shirt, suit, jacket, coat, gown, sleeves, blouse, uniform, clothes, wedding dress',
          'too big, too long, too small, too tight, too loose, too short, too wide, shortened, altered, big, long, tight, loose, made, torn, ripped',
        ),
      ].join(', '),
      kinds: [KIND.tailor],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'braid, braiding, plait, plaiting, cornrow',
        'hair, my hair, kids hair, daughter hair, son hair, childs hair',
      ),
      words: 'braid, plait',
      kinds: [KIND.hair],
      isOnlySaid: true,
    },
  ],
};

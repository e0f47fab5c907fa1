import type { Area } from './entry';
import { KIND } from './kinds';

export const BEAUTY: Area = {
  category: 2,
  entries: [
    {
      says: 'hairdresser, hairdressers, hairstyle, hairstyles, curly hair, curls, hair dresser, hair, hair salon, salon, hairstylist, hair stylist, stylist, coiffeur, coiffeuse, parrucchiere, peluquera, peluquería, peluqueria, cabeleireiro, cabeleireira, hair saloon, saloon, ħajjar, xagħar, natural hair, afro hair, black hair, curly hair, كوافير, شعر, बाल',
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
      says: 'silk press, straightening, hair straightening, relaxer, keratin, blow dry, blowdry, blow out, perm',
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
      words: 'bridal make up, bride',
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
  ],
};

import type { Area } from './entry';
import { KIND } from './kinds';
import { phrases } from './languages/phrases';

export const MUSIC: Area = {
  category: 7,
  entries: [
    {
      says: 'dj, djs, disc jockey, deejay, afrobeats dj, amapiano dj, party dj, wedding dj, sound system, sound, speakers, speaker hire, pa system, dee jay, دي جي, डीजे',
      kinds: [KIND.dj],
      words: 'dj',
    },
    {
      says: 'mc, mcs, emcee, host, master of ceremonies, compere, presenter, toastmaster, party host, wedding mc, alaga, presentatore, animador, mestre de cerimônias',
      kinds: [KIND.host],
      words: 'mc, host',
    },
    {
      says: 'band, bands, live band, live music, musicians, musician, live bands, banda, orkestra, group of musicians, singer, singers, vocalist, kantant, cantante, cantor, فرقة, مطرب',
      kinds: [KIND.band],
    },
    { says: 'music, mużika, musica, música, musique, موسيقى, संगीत', kinds: [KIND.dj, KIND.band] },
    {
      says: 'drummer, drummers, drums, drumming, djembe, talking drum, percussion, bateria',
      words: 'drum, drummer, bateria',
      near: [KIND.band],
    },
    {
      says: 'dhol, dhol player, bhangra, baraat, dholak, ढोल, बारात',
      words: 'dhol, baraat',
      near: [KIND.band],
      community: 5,
    },
    {
      says: 'oud, oud player, dabke, dabka, darbuka, zaffa, zaffe, عود, دبكة, زفة',
      words: 'oud, dabke',
      near: [KIND.band],
      community: 2,
    },
    {
      says: 'samba, samba band, samba dancers, capoeira, bossa nova, forró',
      words: 'samba',
      near: [KIND.band],
      community: 4,
    },
    {
      says: 'steel pan, steelpan, steel band, steelband, calypso',
      words: 'steel pan',
      near: [KIND.band],
      community: 6,
    },
    { says: 'soca', near: [KIND.band, KIND.dj], community: 6 },
    { says: 'dancehall', near: [KIND.dj, KIND.band], community: 6 },
    { says: 'reggae, reggae band, ska', near: [KIND.band, KIND.dj], community: 6 },
    { says: 'carnival, carnival band', near: [KIND.band, KIND.decoration], community: 6 },
    {
      says: 'salsa band, mariachi, cumbia, salsa music, reggaeton dj',
      words: 'salsa',
      near: [KIND.band, KIND.dj],
      community: 4,
    },
    {
      says: 'afrobeats, amapiano, afrobeat, highlife, fuji music, juju music',
      words: 'afrobeats, highlife',
      near: [KIND.dj, KIND.band],
      community: 1,
    },
    {
      says: 'bollywood, bollywood dj, bollywood dancers, desi dj',
      near: [KIND.dj, KIND.band],
      community: 5,
    },
    {
      says: 'brass band, brass, saxophone, saxophonist, trumpet',
      words: 'brass',
      near: [KIND.band],
    },
    {
      says: 'catering, caterer, caterers, party food, food for a party, food for my party, food for party, food for guests, food for people, buffet, finger food, event food, wedding food, food for a wedding, food for wedding, food for an event, cater, catering service, ikel għal party, servizio catering, تموين, केटरिंग',
      kinds: [KIND.catering],
      also: [4],
      words: 'party tray, feast',
    },
    {
      says: 'decoration, decorations, decor, event decoration, event decor, party decoration, balloons, balloon, flowers, florist, backdrop, chair hire, table hire, tent hire, marquee, hire chairs, party hire, party rental, equipment hire, decorazioni, decoración, decoração, ديكور, सजावट',
      kinds: [KIND.decoration],
      words: 'decoration, hire',
    },
    {
      says: 'wedding planner, event planner, party planner, event planning, wedding planning, organise a party, organize a party, event organiser, event organizer, plan a wedding, plan my wedding',
      words: 'plan, planning',
      near: [KIND.host, KIND.decoration],
    },
    {
      says: 'photographer, photography, photographers, fotografu, fotografa, wedding photographer, photos, photo shoot, videographer, video, fotografo, fotógrafo, ritratti, مصور, फोटोग्राफर',
      near: [KIND.decoration],
    },
    {
      says: 'dancer, dancers, dance group, dance show, belly dancer, entertainer, entertainment, clown, magician, face painting, bouncy castle, animation, children entertainer',
      words: 'dancer, entertainer',
      near: [KIND.host, KIND.band],
    },
    {
      says: 'venue, hall, party hall, wedding venue, function hall, event space',
      near: [KIND.decoration],
    },
    {
      says: 'naming ceremony, naming, traditional wedding, introduction ceremony, engagement, engagement party, owambe, white wedding, nikah, mehndi night, sangeet, walima',
      words: 'naming ceremony, white wedding, ceremony',
      near: [KIND.host],
      onlyRanks: true,
    },
    {
      says: 'christening, baptism, communion, holy communion, christening party, magħmudija, battesimo, bautizo, batizado',
      words: 'christening, baptism',
      near: [KIND.catering, KIND.host],
      onlyRanks: true,
    },
    {
      says: 'costume, costumes, carnival costume, float',
      words: 'costume, float',
      near: [KIND.decoration],
    },
    {
      says: 'party, parties, birthday, birthday party, birthdays, festa, fiesta, fête, celebration, event, events, anniversary, baby shower, gender reveal, graduation, graduation party, housewarming, retirement party, office party, company party, staff party, christmas party, new year party, eid party, diwali party, baptism party, hen party, bachelor party, bridal shower, quinceañera, quinceanera, sweet sixteen, farewell party, welcome party, surprise party, house party, fiftieth birthday, first birthday, slava, children party, kids party, حفلة, جنم دن, पार्टी',
      isCategory: true,
      words: 'party, birthday, event',
      also: [4],
      onlyRanks: true,
    },
    {
      says: 'wedding, weddings, tieġ, matrimonio, boda, casamento, mariage, عرس, زفاف, शादी, विवाह',
      words: 'wedding, bridal, bride',
      kinds: [KIND.bridal],
      also: [2, 4],
      near: [KIND.host, KIND.catering, KIND.dj, KIND.decoration, KIND.band],
      onlyRanks: true,
    },
    { says: 'funeral, funerals, wake, repast', near: [KIND.catering, KIND.host], onlyRanks: true },
    {
      says: 'church, church event, mosque, temple',
      words: 'church',
      near: [KIND.host],
      onlyRanks: true,
    },
    {
      says: 'music for party, music for my party, music for a wedding, music for wedding, music for birthday, play music, play music at party, music player, party music, speakers rental, rent speakers, speaker rental, hire speakers, microphone, microphones, karaoke, lights and sound, sound engineer, sound equipment, disco, dance music, someone to mix, dj for wedding, dj for party, dj for birthday, muzika za svadbu, ді джей',
      kinds: [KIND.dj],
      isOnlySaid: true,
    },
    {
      says: 'speak at wedding, present event, run the programme, wedding host, host wedding, host my wedding, host party, host event, host my event, event host, event mc, ceremony host, hype man, wedding speaker, announcer, celebrant, officiant, voditelj, ведучий',
      kinds: [KIND.host],
      isOnlySaid: true,
    },
    {
      says: 'live musicians, music live, drums for wedding, someone to sing, sing at wedding, singing at wedding, wedding band, wedding singer, wedding music, party band, musical group, street band, parade band, orchestra, gospel singer, gospel choir, choir, live act, live performance, live performers, play at wedding, play live, bend, trubači, гурт',
      kinds: [KIND.band],
      isOnlySaid: true,
    },
    {
      says: 'rent chairs, chairs to rent, chair rental, rent tables, table rental, tables to rent, chairs tables, tables chairs, rent chairs tables, chairs tables rent, chair covers, tablecloths, centerpieces, centrepieces, table decoration, table decorations, flower arch, balloon arch, stage, stage decoration, tent, tents, gazebo, canopy, hall decoration, room decoration, birthday decoration, birthday decorations, decoration for birthday, decoration for party, decorate party, decorate a hall, decorate hall, decorate venue, baby shower decoration, wedding decoration, wedding decorations, wedding flowers, decorate for a wedding, decorate wedding, dekoracija, baloni, декор, props',
      words: 'decoration, hire',
      kinds: [KIND.decoration],
      isOnlySaid: true,
    },
    {
      says: 'catering for wedding, catering for a party, catering for christening, catering for baptism, catering for birthday, caterers for party, wedding caterer, wedding catering, event catering, office catering, party catering, food for my wedding, waiters, waiter, serve food at party, bartender, barman, drinks for party',
      kinds: [KIND.catering],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'food for, catering for, cook for, cooking for, meals for, buffet for, caterer for, menu for',
        'party, birthday, birthday party, wedding, baptism, christening, communion, baby shower, bridal shower, graduation, engagement, anniversary, funeral, naming ceremony, event, events, celebration, christmas party, office party, company party, staff party, guests, reception, housewarming, church',
      ),
      also: [4],
      kinds: [KIND.catering],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'music for, dj for, songs for, play music at',
        'party, birthday, birthday party, wedding, event, celebration, graduation, engagement, anniversary, reception, club night',
      ),
      kinds: [KIND.dj],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'host for, mc for, present, speaker for, host',
        'wedding, party, birthday, event, ceremony, naming ceremony, engagement, reception, show',
      ),
      kinds: [KIND.host],
      isOnlySaid: true,
    },
    {
      says: [
        phrases(
          'decorate, decorating, decoration for, decorations for, decor for, balloons for, flowers for, chairs for, tables for, tent for',
          'hall, venue, room, party, birthday, birthday party, wedding, baptism, christening, communion, baby shower, bridal shower, graduation, engagement, anniversary, funeral, naming ceremony, event, events, celebration, christmas party, office party, company party, staff party, guests, reception, housewarming, church',
        ),
        phrases(
          'rent, hire, rental',
          'chairs, tables, chairs tables, tables chairs, tent, tents, decorations, tablecloths, stage',
        ),
      ].join(', '),
      words: 'decoration, hire',
      kinds: [KIND.decoration],
      isOnlySaid: true,
    },
  ],
};

import {
  ALSO_ENGLISH,
  EMPTY_IN_LANGUAGES,
  OF_ALL_IN_LANGUAGES,
  SIDE_IN_LANGUAGES,
} from './fillers-in-languages';

/** Words that a phrase may contain or lack: "care for my mother". */
export const LINKING_WORDS: ReadonlySet<string> = new Set(
  'a an the my our your his her their some of for to in on at by with from and i me we us you'.split(
    ' ',
  ),
);

/**
 * An unknown word after them is what a service is for: "hem my trousers". After "to" and "from" it may be a
 * place.
 */
export const SEPARATORS: ReadonlySet<string> = new Set(
  (
    'for while because when during before after with without between under over above against through about into of in on ' +
    'a an the my our your his her their'
  ).split(' '),
);

/** They begin a clause of when or why. */
export const CLAUSES: ReadonlySet<string> = new Set(
  'while because when before since so'.split(' '),
);

/** They may stand in a phrase: "pick up my daughter from school". */
export const PEOPLE_WORDS: ReadonlySet<string> = new Set(
  (
    'kid kids child children son sons daughter daughters boy boys girl girls baby mother mum mom father dad parents ' +
    'grandmother grandma grandfather wife husband sister brother friend friends family'
  ).split(' '),
);

/** Travellers to a country send nothing there. */
export const TRAVEL_WORDS: ReadonlySet<string> = new Set(
  'travel travels travelling trip trips ticket tickets flight flights fly flying holiday holidays tour tours visa visas go going move moving return back'.split(
    ' ',
  ),
);

/** Sent if a country follows; elsewhere a matter for lawyers. */
export const SENT_WORDS: ReadonlySet<string> = new Set(
  'paper papers document documents certificate certificates letter letters passport contract'.split(
    ' ',
  ),
);

/** Ignored unless the thesaurus knows them. */
const COMMON_WORDS =
  'accept accompany achieve act add admit advise affect afford agree aim allow announce annoy answer appear appreciate approve argue arise arrange assist assume avoid await ' +
  'bear beat behave believe bend bet bind bite blame bleed bless blow boil bother bounce bow breathe breed bump bury call calm cancel care cause celebrate challenge charge chase cheat cheer chew claim clap climb cling coach collapse combine comment communicate compare complain concentrate concern conclude confirm confuse consider consist contain continue contribute convert convince cope correct count crash crawl crush cry ' +
  'damage dare deal decrease defend delay demand deny depend deserve desire destroy detect determine differ dig direct disagree disappear discover dislike divide double doubt drag dream drip earn ease effect elect employ empty enable encourage end escape establish estimate examine exchange excuse exist expand expect experience expire explode express extend face fade fail fasten favour fear feed fight file finally fit fix flow focus fold force forgive form found freeze frighten fry function gain gaze glance glow govern grab grant greet grind grip guard guess guide ' +
  'hand hate head heal heat hesitate hide hit hug hunt hurry identify ignore imagine impress inform insist intend interest interrupt invest invite involve jam jammed joke judge jump kick kill kiss kneel knock label lack last laugh launch lend lick lie light limit link live lock look love maintain manage mark marry march matter mean melt mend mess move multiply murder nail neglect nod note number obey object observe occur offend operate oppose owe pack panic park participate pause perhaps permit persuade place plan plant play please plug point poke possess pour pray predict press pretend print proceed process protect prove publish punch punish purchase puzzle qualify question quit race rain rains raining rate react realise realize recognise recognize recommend record recover recovery recovering refer reflect refuse regret reject relate release rely rescue resist resolve respond restore result retire reveal reverse ride rise risk rob roll rub ruin rule rush sack satisfy save scare scold scrape scratch scream search secure select separate settle shake shape shelter shine shock shoot shop shout shrink sigh sign signal sing sink sip skip slam slap slide slip slow smash smell smells smile smoke snap sneeze snow sound spare spell spill spin spit split spoil spot spread squash squeeze stain stamp stare state steal steer step sting stir stitch strain stretch strike strip struggle submit succeed suck suffer suit surround survive suspect swallow swear sweat swell swing switch tear tease tempt tend terrify tie tip tire touch trace trade trap trick trouble try tug tumble twist type undergo unite use vanish vary vote warn waste wave wear weigh whisper win wipe wrap wreck yawn yell zoom ' +
  'after afterwards ago ahead alone along although anyhow anyway apart away back backwards basically beside besides beyond both brand certainly clearly constantly currently daily directly during early easily either else elsewhere especially even eventually everywhere exactly except extremely fairly finally forever forward frequently fully generally gently hardly hopefully however immediately indeed instead lately later least less literally longer mainly maybe meanwhile mostly nearly neither nevertheless none normally nowhere obviously occasionally often once otherwise outside overnight partly perfectly possibly previously probably properly quite rather really recently regularly roughly seriously shortly simply since slightly slowly somehow sometime somewhere specially still strongly such surely then therefore though through throughout thus together too totally towards truly twice thrice unfortunately unless until upon usually well whenever wherever whether while whole within yesterday ' +
  'abroad alive afraid angry anxious ashamed asleep aware bored confused curious desperate disappointed embarrassed excited exhausted frightened grateful hungry interested jealous lonely mad nervous pleased proud scared shocked sick shy sorry stressed surprised thirsty tired upset worried';

/** They only ask, or belong to the sentence. */
const ENGLISH_ASKING =
  'a an the i im me my mine we us our you your he she his her they them it its this that these those ' +
  'and or but if as so of for to from in on at by with without into out up off over about near around here there ' +
  'is are was be been being am do does did doing done can could would should will shall may might must ' +
  'have has had having get gets getting got who whom whose which what where when why how ' +
  'please hi hello hey thanks thank not no yes just also very really too any some all every each else more most much many ' +
  'somebody someone anybody anyone something anything people person persons ' +
  'need needs needed want wants wanted looking look search searching find finding seeking seek require ' +
  'way ways thing things stuff bit lot kind sort type kinds types idea problem problems issue issues question case reason ';

const ENGLISH_EMPTY = (
  `${ENGLISH_ASKING} ` +
  'add apply arrive ask attend attach become begin belong borrow break build buy carry catch choose collect complete connect cover create cut decide deliver describe design develop discuss draw drop dry end enjoy enter explain explore fall feel fill finish fit follow forget gather grow handle happen hear improve include increase inspect introduce join lay lead learned leave let lift listen load lose lower manage match mean measure mention mind miss mix need notice obtain offer open order organise own pass pay perform pick point practise prefer prepare present prevent produce promise provide pull push raise reach read receive reduce register relax remember remind remove repeat reply report request rest return save say see seem sell serve settle share shut sit solve spend stand stay stop store study suggest supply support suppose surprise talk taste teach think throw tidy touch train travel treat trust turn understand unload update visit wait wake walk wash watch wear welcome win wish wonder worry write ' +
  'assemble assembled lives hurt hurts ache aching broke broken gone lost stuck sorted done ' +
  'wont dont cant doesnt didnt isnt arent wasnt havent hasnt shouldnt couldnt im ive id youre theyre thats whats wheres lets fitting ' +
  'hang check checks replace mount adjust try see visit meet hire arrange organise organize happen happening ' +
  'gave went came took made got bought sold told said kept left found broken fell felt ate grew knew saw spoke stole taught thought wrote wore built brought caught chose slept sent spent stood understood began ran won ' +
  'stop stops stopped fail fails failed working properly again already almost yet ever never always sometimes suddenly anymore asap please seeker seekers ' +
  'put puts set sort sorted keep hold change changed ' +
  'know knows like likes able come comes coming go goes going take takes taking give gives make makes making ' +
  `${COMMON_WORDS} ` +
  'de la el il lo le les un una uno du des da do para per pour con cerco busco cherche preciso procuro necesito ' +
  'en e y et i l ta tal'
).split(' ');

/** Without meaning in a search; folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([...ENGLISH_EMPTY, ...EMPTY_IN_LANGUAGES]);

/** How, where or for whom; searched for only alone. */
export const SIDE_WORDS: ReadonlySet<string> = new Set([
  ...(
    'front guy guys lady man woman men women artist artists technician worker workers maker agent agency team ' +
    'amazing awesome bad basic beautiful better big bright brilliant busy calm careful caring certain clever close cold comfortable common complete cool correct creative crispy current custom deep delicious detailed different difficult discreet easy efficient effective elegant entire exact excellent extra fair familiar famous fancy fantastic favourite fine flexible formal fresh friendliest full funny general gentle genuine glad gorgeous happy hard healthy heavy helpful high holistic hot huge important impressive independent interesting international kind large latest light licensed likely long loud lovely low lucky main major male female married maximum minor mobile modern monthly natural neat necessary nervous nice normal odd online only organic outdoor overseas part perfect personal physical pleasant polite poor popular possible posh powerful practical pretty previous private public pure qualified quality quiet rare ready recent regular respectful responsible rich right rough round same sensitive separate serious several shared short similar simple single skilled slow smart smooth soft special spicy stable standard strong stylish successful sudden suitable sure sweetest talented tasty temporary thick thin tiny tired total tough trained true typical unique unusual urgent emergency useful usual various vintage warm weekly daily wide wild wonderful wooden worried worth wrong yearly young ' +
    'good best great nice cheap cheapest affordable reliable recommended recommend trusted professional experienced expert specialist ' +
    'quick quickly fast available open now time times day days hour hours week year years old new malta maltija ' +
    'service services company companies provider providers place places shop store local nearby area close next help helps helping job work ' +
    'home house flat apartment office room kitchen bathroom speak speaks speaking spoken language price prices cost costs euro euros money free ' +
    'book booking appointment appointments session visit number contact phone call one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred dozen christmas easter eid diwali dashain tihar ramadan summer winter spring autumn season small big large little ' +
    'friend friends family wife husband brother sister cousin neighbour early late morning mornings afternoon afternoons night nights noon ' +
    'ages aged first second third fourth fifth sixth floor floors stairs upstairs downstairs adult adults grown ups beginner beginners ' +
    'traditional authentic original real proper special own first last again still today live lives living moved ' +
    'under below max maximum midnight midday dawn sunrise sunset less than least over kg kilo kilos euro minutes min ' +
    'guest guests customer customers client clients student students worker colleague team member members ' +
    'bedroom bedrooms rooms room living dining hall garage stairs corridor entrance house houses flats building tower block villa maisonette penthouse ' +
    'white black red blue green yellow pink purple brown grey gray silver orange beige colour color colours colors coloured bright dark pale matte glossy ' +
    'size sizes medium xl length width height inch inches cm metre metres meter meters square round narrow wide amount quantity pair pairs set sets dozen couple few several ' +
    'automatic manual electric digital portable foldable waterproof plastic metal wooden glass stone leather cotton dirty broken rusty noisy smelly sticky wet dry damaged cracked loose faulty spare second used ' +
    'elegant simple modern classic pretty stylish trendy luxury luxurious premium budget affordable economical decent reasonable proper honest punctual friendly polite patient discreet licensed certified registered insured qualified ' +
    'month months year years week weeks once twice half quarter lots plenty ' +
    'strangers stranger neighbours colleagues everyone everybody ' +
    'tell show bring use using start starts ready full half whole part whatever urgently soon safe honest friendly lovely'
  ).split(' '),
  ...SIDE_IN_LANGUAGES,
]);

/** What is asked for whatever is searched: services that somebody can book. */
export const OF_ALL_SERVICES: ReadonlySet<string> = new Set([
  ...(
    'service services company companies provider providers malta maltese local free available open time times day days ' +
    'book booking appointment appointments price prices cost costs euro euros'
  ).split(' '),
  ...OF_ALL_IN_LANGUAGES,
]);

/** Without them nothing of a question is lost. */
export const ASKING_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH_ASKING.split(' '),
  ...OF_ALL_SERVICES,
  ...EMPTY_IN_LANGUAGES,
]);

/** Only other languages have them. */
const FOREIGN_EMPTY: ReadonlySet<string> = new Set(
  EMPTY_IN_LANGUAGES.filter(
    (word) => word.length > 2 && !ENGLISH_EMPTY.includes(word) && !SIDE_WORDS.has(word),
  ),
);

/** Words of a question that mean nothing in its language, but something in English: "dove posso mangiare". */
export function emptyInThis(words: readonly string[]): ReadonlySet<string> {
  return words.some((word) => FOREIGN_EMPTY.has(word)) ? ALSO_ENGLISH : new Set();
}

/** Words that may stand in a phrase or be left out of it: "care for my mother", "care for mother". */
export const LINKING_WORDS: ReadonlySet<string> = new Set(
  'a an the my our your his her their some of for to in on at by with from and i me we us you'.split(
    ' ',
  ),
);

/**
 * An unknown word behind them is something that a service is for, not the service: "hem my trousers".
 * Behind "to" and "from" may be where a parcel goes.
 */
export const SEPARATORS: ReadonlySet<string> = new Set(
  'for while because when during before after with of in on a an the my our your his her their'.split(
    ' ',
  ),
);

/** People whom something is for. They may stand in a phrase: "pick up my daughter from school". */
export const PEOPLE_WORDS: ReadonlySet<string> = new Set(
  (
    'kid kids child children son sons daughter daughters boy boys girl girls baby mother mum mom father dad parents ' +
    'grandmother grandma grandfather wife husband sister brother friend friends family'
  ).split(' '),
);

/** Words that carry no meaning in a search, folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the i im me my mine we us our you your he she his her they them it its this that these those ' +
    'and or but if as so of for to from in on at by with without into out up off over about near around here there ' +
    'is are was be been being am do does did doing done can could would should will shall may might must ' +
    'have has had having get gets getting got who whom whose which what where when why how ' +
    'please hi hello hey thanks thank not no yes just also very really too any some all every each else more most much many ' +
    'somebody someone anybody anyone something anything people person persons ' +
    'need needs needed want wants wanted looking look search searching find finding seeking seek require ' +
    'hang check checks replace mount adjust try see visit meet hire arrange organise organize happen happening ' +
    'put puts set sort sorted keep hold change changed ' +
    'know knows like likes able come comes coming go goes going take takes taking give gives make makes making ' +
    'de la el il lo le les un una uno du des da do para per pour con cerco busco cherche preciso procuro necesito ' +
    'en e y et i l ta tal'
  ).split(' '),
);

/** Words that say how, where or for whom; they are searched for only where nothing else was said. */
export const SIDE_WORDS: ReadonlySet<string> = new Set(
  (
    'guy guys lady man woman men women artist artists technician worker workers maker agent agency team ' +
    'good best great nice cheap cheapest affordable reliable recommended recommend trusted professional experienced expert specialist ' +
    'quick quickly fast available open now time times day days hour hours week year years old new malta maltija ' +
    'service services provider providers place places shop store local nearby area close next help helps helping job work ' +
    'home house flat apartment office room kitchen bathroom speak speaks speaking spoken language price prices cost costs euro euros money free ' +
    'book booking appointment appointments session visit number contact phone call one two three four five six ten small big large little ' +
    'friend friends family wife husband brother sister cousin neighbour early late morning mornings afternoon afternoons night nights noon ' +
    'first second third fourth fifth sixth floor floors stairs upstairs downstairs adult adults grown ups beginner beginners ' +
    'traditional authentic original real proper special own first last again still today live lives living moved ' +
    'under below max maximum less than least over kg kilo kilos euro minutes min ' +
    'tell show bring use using start starts ready full half whole part whatever urgently soon safe honest friendly lovely'
  ).split(' '),
);

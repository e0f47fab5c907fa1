import { foldText } from '@/lib/shared/domain/text/fold';
import { serbianCyrillic } from '@/lib/shared/domain/text/serbian';

/** As `EMPTY_WORDS` and `SIDE_WORDS`, in the other languages. Not those that mean a trade in English. */
interface Fillers {
  empty: string;
  side: string;
  /** English words and names, too ("camera", "dal", "Dan"): left out only beside others of `empty`. */
  alsoEnglish?: string;
}

const MALTESE: Fillers = {
  empty:
    'nħobb nitlob titlob jitlob nilgħab niltaqa’ naqra nixrob npejjep norqod ngħix nipparkja nimxi niġri nara nixtri nbigħ nżur naħdem nistudja ' +
    'jien jiena inti hu hi aħna intom huma jiena qed qiegħed qiegħda infittex infittxu nfittex għandi għandek għandna għandu bżonn neħtieġ neħtieġu nixtieq nixtiequ rrid irrid irridu ridt nista nistgħu jista tista jistgħu ' +
    'lil xi ħadd xi xejn li illi min fejn meta kif kemm x’inhu x’inhi x’ għala għaliex liema għal għall għar għas għat għax mal mas maż man ma’ mit mis mir minn fil fl fis fit fir fin fiż fix fi ġo bil bl bi b’ f’ s’ ' +
    'il l id in ir is it ix iż tal tas tat tar taż tad ta’ u jew imma biex biss ukoll hemm hawn din dawn dak dik dawk tiegħi tiegħek tagħna tiegħu tagħha viċin qrib ħdejn ' +
    'jogħġbok jekk grazzi bonġu ħelow skużi jagħmel tagħmel jagħmlu jagħmilli tagħmilli nagħmel nagħmlu insib nsib insibu jgħinni tgħinni jsewwi tsewwi isewwi jiġi tiġi ġej ġejja nies persuna jaf taf tajjeb tajba tajbin għandkom tinqasam miksur miksura',
  side: 'rħis rħisa irħis irħas orħos prezz prezzijiet ewro professjonali malajr dar id-dar appartament flat lapparament kamra servizz servizzi malta pajjiż lejl filgħodu ħin siegħa siegħat ġurnata ġranet titkellem jitkellem jitkellmu lingwa sabiħ sabiħa miftuħ miftuħa ġdid ġdida',
  alsoEnglish: 'mat mar mill tan dan',
};

const ITALIAN: Fillers = {
  empty:
    'pregare incontrare giocare leggere bere fumare dormire vivere abitare parcheggiare camminare correre guardare comprare vendere visitare festeggiare lavorare studiare ' +
    'io tu lui voi loro mi ti ci vi si me te ho hai ha abbiamo hanno avere avrei bisogno serve servono servirebbe cerco cerca cerchiamo cercando cercare sto stiamo vorrei vogliamo voglio volevo devo dobbiamo dovrei posso possiamo può puo possono potete puoi potrebbe ' +
    'qualcuno qualcuna qualche qualcosa chi che cosa cui quale quali quando come perché quanto quanti trovo trova trovare troviamo faccia facciano fa fanno fare farmi farci faccio fatto c’è ci sono sono è sia essere avete sapete sa conosce conoscete conosco consigliate consigliare consiglio ' +
    'un uno una il lo la i gli le di del dello della dei degli delle da dallo dalla dai dagli dalle a ad al allo alla ai agli alle in nel nello nella nei negli nelle con col su sul sulla per tra fra e ed o oppure ma anche se non più meno molto ' +
    'mio miei mie tuo tua suo sua nostro nostra questo questa questi queste quello quella vicino vicina vicini vicinanze zona qui qua presso favore grazie ciao salve buongiorno piacere prego scusate aiuto aiutare aiuti aiutarmi venga viene venire persona persone l un d dell all nell dall sull costa costano rotto rotta perde aggiustare aggiusti ripari riparare sistemare',
  side: 'bravo brava bravi buono buona buoni bello bella economico economica economici economiche prezzo prezzi poco costoso costo costi conveniente onesto onesta serio affidabile affidabili esperto esperta professionale professionista qualificato veloce velocemente rapido migliore migliori casa domicilio appartamento ufficio parla parlano parli lingua servizio servizi malta disponibile disponibili libero libera liberi libere aperto aperta aperti aperte mattina mattino pomeriggio ora ore giorno giorni settimana mese anno appuntamento prenotare nuovo nuova uomo signora',
  alsoEnglish: 'prima dove dal donna mia solo camera lei noi',
};

const SPANISH: Fillers = {
  empty:
    'rezar orar conocer jugar leer beber fumar dormir vivir aparcar caminar correr mirar comprar vender visitar celebrar trabajar estudiar ' +
    'yo tú él nosotros ustedes me te se nos mí conmigo busco buscamos buscando buscar estoy estamos necesito necesitamos necesita quiero quisiera queremos querría quería me gustaría debo puedo puede podemos pueden podría alguien alguno alguna algún algo quien quién que qué cual cuál cuándo cuando cómo como dónde donde cuánto cuánta cuesta cuestan ' +
    'haga hacen hace hacer hacerme hacernos hago encuentro encontrar encuentra encontramos es ser está están tener tengo tiene tienen saben sabe conoce conocen conozco recomiendan recomendar recomienda venga viene venir ayude ayudar ayuda ayudarme persona personas gente ' +
    'un una unos el la los las lo de del a al en con sin por para sobre entre y e o u pero también si no más menos muy mi mis tu su sus nuestro nuestra este esta estos estas ese esa eso cerca cercano cercana aquí acá favor gracias hola buenas buenos días por baratas oficina rompió roto rota arregle arreglar arreglen repare reparar arregla',
  side: 'bueno buena buenos buenas buen barato barata baratos económico económica precio precios poco caro costo mejor mejores confiable confianza profesional profesionales experto rápido rápida rápidamente calidad casa domicilio piso apartamento departamento habitación habla hable hablan idioma servicio servicios malta disponible disponibles libre abierto abierta tarde mañanas hora horas día semana mes año primera cita citas reservar nuevo nueva mujer hombre señora',
  alsoEnglish: 'solo hay ella',
};

const FRENCH: Fillers = {
  empty:
    'prier rencontrer jouer lire boire fumer dormir vivre habiter garer marcher courir regarder acheter vendre visiter fêter travailler étudier ' +
    'je j j’ tu il elle nous vous ils elles on me te se moi toi m’ t’ s’ j’ai ai as a avons avez ont avoir besoin cherche cherchons recherche chercher faut faudrait voudrais voudrait voulons veux veut aimerais souhaite dois devons peux peut pouvez peuvent pourrait puis ' +
    'quelqu’un quelqu un quelque quelques chose qui que qu’ quoi quel quelle quand comment où ou combien pourquoi trouver trouve trouvons fait fasse faire fais est sont être serait était y a connaissez connaît connaissent connais sait savez conseillez conseiller recommandez recommander vienne venir vient aider aide m’aider personne personnes gens ' +
    'un une des le la les l’ l d’ d d’un d’une du de des à au aux en dans avec sans pour par sur chez entre et ou mais aussi si ne pas plus moins très seulement mon mes ma notre nos votre vos ce cet cette ces près proche proximité ici là s’il vous svp merci bonjour salut coucou j’aurais j’aimerais trop commander cassé cassée répare réparer réparé',
  side: 'bon bonne bons bonnes pas cher chère chers abordable abordables prix tarif tarifs meilleur meilleure meilleurs fiable sérieux sérieuse professionnel professionnelle qualifié rapide rapidement vite qualité maison domicile appartement appart chambre parle parlant parlent langue service services malte disponible disponibles libre ouvert ouverte matin après heure heures jour jours semaine mois année première rendez-vous rdv réserver nouveau nouvelle femme homme dame',
  alsoEnglish: 'bureau font midi',
};

const PORTUGUESE: Fillers = {
  empty:
    'rezar orar conhecer jogar brincar ler beber fumar dormir viver morar estacionar caminhar correr olhar comprar vender visitar comemorar trabalhar estudar ' +
    'eu tu você ele nós vocês eles me te se mim comigo procuro procuramos procurando procurar estou estamos preciso precisamos precisa quero queria queremos gostaria gostava devo posso pode podemos podem poderia alguém algum alguma algo quem que quê qual quais quando como onde quanto quanta custa custam ' +
    'há tem têm temos ter tenho faça fazem faz fazer faço encontro encontrar encontra acho achar é são ser está estão sabem sabe conhece conhecem conheço recomendam recomendar recomenda indicam indicação venha vem vir ajude ajudar ajuda ajudar-me pessoa pessoas gente ' +
    'um uma uns umas o a os as de do da dos das ao à aos às em no na nos nas num numa com sem por pela para pra sobre entre e ou mas também se não mais menos muito só meu minha meus minhas teu tua seu sua nosso nossa este esta esse essa isto perto próximo próxima aqui cá favor obrigado obrigada olá oi bom dia boa mandar quebrou partiu consertar conserte arranjar arranje',
  side: 'bom boa bons boas barato barata baratos econômico económico preço preços acessível caro custo melhor melhores confiável confiança profissional profissionais experiente rápido rápida rapidamente qualidade casa domicílio apartamento escritório quarto fala fale falam língua idioma serviço serviços malta disponível disponíveis livre aberto aberta manhã tarde hora horas dia dias semana mês ano primeira marcar marcação reservar novo mulher homem senhora',
  alsoEnglish: 'nova pro ela',
};

const ARABIC: Fillers = {
  empty:
    'أصلي نصلي الصلاة صلاة ألعب نلعب أقرأ أشرب أدخن أنام أسكن أعيش أمشي أركض أشاهد أشتري نشتري أبيع أزور أدرس ألتقي ' +
    'أنا انا نحن أنت هو هي هم لي لنا لدي عندي أبحث ابحث نبحث بحث أريد اريد نريد بدي ابغى أبغى عايز عايزة ابي أحتاج احتاج نحتاج محتاج محتاجة بحاجة حاجة أود اود أرغب يمكن يمكنني يمكنه ممكن أستطيع يستطيع تستطيع يقدر تقدر أقدر هل ' +
    'شخص أحد احد شخصا أحدا حد واحد من ما ماذا الذي التي الذين مين متى كيف أين اين وين فين كم بكم لماذا أجد اجد نجد القى ألاقي لقيت يعمل تعمل يعملون أعمل عمل يفعل يقوم تقوم يسوي تسوي يوجد هناك فيه في إلى الى على عن عند مع بدون بلا ل لـ ب و أو او ثم لكن أيضا إذا قبل بعد أجل لأجل من أجل أن ان إن كان يكون ' +
    'هذا هذه ذلك تلك قريب قريبة قريبا قرب بالقرب جنب مني منا عندنا بيتي هنا فضلك فضلكم لو سمحت سمحتم شكرا مرحبا السلام عليكم رجاء الرجاء أرجو ارجو تعرفون يعرف تعرف تنصحون تنصحوني يساعدني تساعدني مساعدة يساعد يأتي تأتي يجي ناس فقط جدا كل بعض أي شي شيء يصلح أصلح اصلح تعطل تعطلت مكسور',
  side: 'جيد جيدة جيدا ممتاز ممتازة كويس كويسة منيح منيحة شاطر شاطرة رخيص رخيصة ورخيص ورخيصة بسعر سعر أسعار مناسب مناسبة معقول معقولة أفضل احسن أحسن ماهر ماهرة محترف محترفة خبير خبيرة موثوق ثقة سريع سريعة بسرعة بيت البيت منزل المنزل شقة شقتي الشقة مكتب غرفة يتكلم تتكلم يتحدث تتحدث لغة خدمة خدمات مالطا بمالطا متاح متاحة متوفر مفتوح مفتوحة صباحا الصباح ظهرا ساعة الساعة يوم أيام أسبوع شهر سنة موعد حجز جديد جديدة الآن امرأة سيدة رجل',
};

const SERBIAN: Fillers = {
  empty:
    'moliti molim klanjati klanjam upoznati igrati čitati piti pušiti spavati živeti parkirati šetati trčati gledati kupiti kupim prodati posetiti slaviti studirati ' +
    'ja ti on ona mi vi oni one mene me meni nam nas tražim tražimo traži tražiti treba trebaju trebalo trebam potreban potrebna potrebno potrebni želim želimo želeo želela hoću hoćemo htela hteo moram mogu možemo može mogu možete moglo bih bi bismo ' +
    'nekoga nekog neku neki neka nešto ko koga koji koja koje koju kojeg šta što kad kada kako gde gdje koliko zašto zna znate li radi rade raditi uradi uradim uradimo nađem naći nađemo nalazi ima imate imam imaju je su smo ste biti bude da ne dolazi dođe pomogne pomoći pomoć preporučite preporuka preporuku ljudi osoba osobu ' +
    'u na kod iz od do za sa s o po pri preko posle poslije nakon i ili ali a pa ako samo vrlo više manje moj moja moje moju mog moga mojoj mojim svoj naš naša ovaj ova ovo ovu ovog taj ta to blizu blizini pored oko ovde ovdje molim molimo hvala zdravo ćao dobar pozdrav jedan jednu jednog popravi popraviti popravlja popravku pokvario pokvarila pokvaren',
  side: 'dobar dobra dobro dobrog dobru jeftin jeftina jeftino jeftinog jeftinu povoljan povoljna povoljno povoljnog povoljnu cenu cijena cijene cijenu najbolji najbolja najboljeg najbolju pouzdan pouzdana pouzdanog iskusan iskusna iskusnog profesionalan profesionalna profesionalnog brz brza brzo kvalitetan kvalitetna kuća kuće kući kuću kod kuće stana stanu kancelarija soba govori govore jezik usluga usluge uslugu malta slobodan slobodna otvoren otvorena otvoreno jutro ujutru popodne sat sati sata časova dana nedelje mesec godina termin zakazati zakažem nov sada žena ženu muškarac',
  alsoEnglish: 'neko nova dan stan sam',
};

const HINDI: Fillers = {
  empty:
    'प्रार्थना नमाज़ नमाज खेलना पीना रहना चलना दौड़ना देखना खरीदना बेचना घूमना मनाना ' +
    'मैं मुझे मुझको मुझ मेरा मेरी मेरे हम हमें हमारा हमारी हमारे आप आपको तुम वह वो यह ये इस उस इन उन अपना अपनी अपने ढूंढ ढूँढ ढूंढना ढूँढना ढूंढ खोज खोजना तलाश रहा रही रहे चाहिए चाहता चाहती चाहते चाहूंगा जरूरत ज़रूरत आवश्यकता है हैं हूँ हूं था थी हो होना होगा ' +
    'कोई किसी कुछ कौन क्या किस जो जिसे जिस कब कैसे कहाँ कहां कितना कितने कितनी क्यों मिल मिलेगा मिलेगी मिले मिलना मिलता सकता सकती सकते सके करना करने करे करें करता करती करते करवाना करवाने करवा करवानी कराना कराने बनाए बनाना बनाने बना बनाता बनवाना वाला वाली वाले जाए दे दें देना ले लेना आए आना आकर बताएं बताइए बताओ ' +
    'का की के को में मे से पर तक ने और या तथा एवं भी ही तो अगर लेकिन बहुत सिर्फ केवल लिए वास्ते साथ बिना पास नजदीक नज़दीक करीब क़रीब आसपास यहाँ यहां वहाँ कृपया कृपा धन्यवाद शुक्रिया नमस्ते प्लीज मदद सहायता व्यक्ति इंसान आदमी औरत लोग एक अंदर ठीक करेगा करेगी खराब टूट आ लगाने लगाना',
  side: 'अच्छा अच्छी अच्छे बढ़िया बढिया सबसे सस्ता सस्ती सस्ते कम दाम कीमत कीमतों रेट उचित किफायती बेहतर बेहतरीन भरोसेमंद भरोसे अनुभवी पेशेवर प्रोफेशनल जल्दी तेज घर फ्लैट अपार्टमेंट मकान ऑफिस कमरा बोलता बोलती बोले बोलने भाषा सेवा सेवाएं सर्विस माल्टा उपलब्ध खुला खुली सुबह दोपहर रात बजे घंटे दिन हफ्ते महीने साल समय अपॉइंटमेंट बुक बुकिंग नया नई महिला',
};

const FILIPINO: Fillers = {
  empty:
    'magdasal manalangin magsimba maglaro magbasa uminom manigarilyo matulog tumira maglakad tumakbo manood bumili magbenta bumisita magtrabaho ' +
    'ako akong ko kong mong niyang kaming aming tayong ating inyong nating akin aking kami namin amin tayo natin ikaw ka mo iyo siya niya kanya sila nila kayo ninyo naghahanap hanap hinahanap maghanap kailangan kailangang gusto gustong nais puwede puwedeng pwede pwedeng maaari maaaring makakahanap makahanap mahanap makita ' +
    'isang may mayroon meron mayroong merong sino sinong ano anong alin saan nasaan kailan paano magkano bakit na nang ng ang ang mga si sina ni sa para pang mula hanggang at o pero din rin lang lamang po opo ho ba nga naman pa ay wala walang dito diyan doon ito itong iyan yan iyon yung yun ' +
    'taong tao gumagawa gumawa gawa gagawa marunong marunong tutulong tumulong tulong pumunta pupunta papunta papuntang patungo patungong galing malapit lapit nakikiusap pakiusap salamat kumusta hello paki pakisuyo magpaayos magpagawa ipagawa magpa mag nag gumawa kumuha maayos alam mas bang sira sirang nasira mag-aayos ayusin',
  side: 'magaling mahusay mabuti mabuting maganda magandang mura murang mababang presyo halaga pinakamura pinakamagaling maaasahan propesyonal eksperto mabilis mabilisan bahay bahayan apartment opisina kuwarto nagsasalita magsalita wika serbisyo malta bukás libre umaga hapon tanghali oras araw linggo buwan taon appointment iskedyul bago bagong ngayon babae babaeng lalaki',
  alsoEnglish: 'kung nina kay isa',
};

const NEPALI: Fillers = {
  empty:
    'प्रार्थना खेल्न पिउन सुत्न बस्न हिँड्न दौडन किन्न बेच्न घुम्न ' +
    'म मलाई मेरो मेरी मेरा हामी हामीलाई हाम्रो हाम्रा तपाईं तपाई तपाईंको ऊ उनी यो त्यो यी ती आफ्नो खोज्दै खोजी खोज्न खोजेको खोज्दैछु छु छ छन् छौं हुन् हो थियो हुन्छ हुनुपर्छ चाहियो चाहिन्छ चाहिएको चाहन्छु चाहेको आवश्यक आवश्यकता जरुरत जरुरी पर्यो पर्छ पर्‍यो मन ' +
    'कोही कसैलाई कोहि कसले को के कुन जो जसले जसलाई कहिले कसरी कहाँ कहां कति किन पाइन्छ पाउँछ पाउन पाउने भेट्न भेटिन्छ सक्छ सक्छु सक्ने सकिन्छ सक्छन् गर्न गर्ने गर्छ गरिदिने गराउन गराउने गरेर बनाउन बनाउने बनाइदिने खोज्ने दिने दिन आउने आउन जान्ने ' +
    'का की को मा ले लाई बाट सम्म देखि र वा अनि तथा पनि मात्र तर यदि धेरै लागि निम्ति सँग संग बिना नजिक नजिकै वरपर छेउ छेउमा यहाँ यहां त्यहाँ कृपया धन्यवाद नमस्ते नमस्कार सहयोग मद्दत मान्छे व्यक्ति मानिस एक एउटा एकजना जना ठाउँ बिग्रियो बिग्रेको पढाउने',
  side: 'राम्रो राम्री राम्रा सस्तो सस्ती सस्तोमा कम मूल्य मूल्यमा दाम भाउ उचित सबैभन्दा उत्कृष्ट भरपर्दो अनुभवी पेशेवर व्यावसायिक छिटो छिट्टै चाँडो घर घरमा फ्ल्याट अपार्टमेन्ट कोठा अफिस बोल्ने बोल्छ भाषा सेवा सेवाहरू माल्टा माल्टामा उपलब्ध खुला बिहान दिउँसो राति बजे घण्टा दिन हप्ता महिना समय नयाँ अहिले महिला',
};

const UKRAINIAN: Fillers = {
  empty:
    'помолитися молитися зустріти грати читати пити курити спати жити паркувати гуляти бігати дивитися купити продати відвідати святкувати працювати ' +
    'я ти він вона ми ви вони мене мені мною нам нас себе собі шукаю шукаємо шукає шукати треба потрібен потрібна потрібно потрібні потребую хочу хочемо хотів хотіла хотілося б би маю можу можемо може можуть можна міг могла ' +
    'хтось когось комусь хто кого який яка яке які якого яку що щоб чого коли як де куди скільки чому чи знає знаєте підкаже підкажіть порадьте порадите порекомендуйте робить роблять зробити робити зробить зроблю знайти знайду знаходиться є був бути буде немає не так плете прийде приходить допоможе допомогти допомога людина людину люди ' +
    'у в на до з із зі від для за про по при через без біля коло поруч поряд поблизу недалеко неподалік навколо між і й та або чи але теж також якщо тільки дуже більше менше мій моя моє мою мого моєї моїх моєму наш наша свій цей ця це цю цього тут там будь ласка дякую привіт вітаю добрий день мною одного одну один ніж зламався зламалась зламалося зламаний полагодити полагодить відремонтувати ремонтує',
  side: 'хороший хороша хорошого хорошу гарний гарна гарного добрий добра доброго дешевий дешева дешево дешевого недорогий недорога недорого недорогого доступний ціна ціни ціною найкращий найкраща надійний надійна надійного досвідчений досвідчена досвідченого професійний професійна професійного професіонал швидко швидкий швидка якісний якісна якісно дім дому вдома додому хата квартира квартири квартиру квартирі офіс кімната говорить говорять розмовляє мова мовою послуга послуги послугу мальта мальті мальту мальти вільний вільна відкритий відкрито ранок вранці зранку вдень година години годин день дні тиждень місяць рік час запис записатися записати новий нова зараз жінка жінку',
};

const wordsOf = (which: keyof Fillers) =>
  [
    MALTESE,
    ITALIAN,
    SPANISH,
    FRENCH,
    PORTUGUESE,
    ARABIC,
    SERBIAN,
    {
      empty: serbianCyrillic(`${SERBIAN.empty} ${SERBIAN.alsoEnglish ?? ''}`),
      side: serbianCyrillic(SERBIAN.side),
    },
    HINDI,
    FILIPINO,
    NEPALI,
    UKRAINIAN,
  ].flatMap((fillers: Fillers) =>
    (fillers[which] ?? '').split(' ').flatMap((word) => foldText(word).split(' ').filter(Boolean)),
  );

/** Words for all services, free times and bookings. */
const OF_ALL_SERVICES =
  'servizz servizzi malta pajjiż miftuħ miftuħa ħin siegħa siegħat ġurnata prezz prezzijiet ' +
  'servizio servizi disponibile disponibili libero libera liberi libere aperto aperta aperti aperte ora ore giorno giorni prezzo prezzi appuntamento prenotare ' +
  'servicio servicios disponible disponibles libre libres abierto abierta hora horas día precio precios cita citas reservar ' +
  'malte ouvert ouverte heure heures jour jours prix tarif tarifs rendez vous rdv réserver ' +
  'serviço serviços disponível disponíveis livre livres aberto aberta dia dias preço preços marcar marcação ' +
  'خدمة خدمات مالطا بمالطا متاح متاحة متوفر مفتوح مفتوحة ساعة الساعة يوم أيام سعر أسعار موعد حجز ' +
  'usluga usluge uslugu slobodan slobodna otvoren otvorena otvoreno sat sati dana termin zakazati cena cenu cijena ' +
  `${serbianCyrillic('usluga usluge uslugu slobodan slobodna otvoren otvorena malta termin cena cenu')} ` +
  'सेवा सेवाएं सेवाहरू सर्विस माल्टा माल्टामा उपलब्ध खुला खुली बजे घंटे घण्टा दिन समय कीमत मूल्य बुक बुकिंग अपॉइंटमेंट ' +
  'serbisyo bukás oras araw presyo appointment iskedyul ' +
  'послуга послуги послугу мальта мальті мальту мальти вільний вільна відкритий відкрито година години день дні час ціна ціни ціною запис записатися';

export const OF_ALL_IN_LANGUAGES: readonly string[] = OF_ALL_SERVICES.split(' ').flatMap((word) =>
  foldText(word).split(' ').filter(Boolean),
);
export const EMPTY_IN_LANGUAGES: readonly string[] = wordsOf('empty');
export const SIDE_IN_LANGUAGES: readonly string[] = wordsOf('side');
export const ALSO_ENGLISH: ReadonlySet<string> = new Set(wordsOf('alsoEnglish'));

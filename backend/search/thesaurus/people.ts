import type { CommunityId } from '@/lib/domain/places/communities';

/** Each is a filter. */
export const COMMUNITY_WORDS: Readonly<Record<CommunityId, string>> = {
  1: 'african, africa, sub saharan, subsaharan, afro, west african, east african, nigerian, nigerians, naija, ghanaian, ghanian, ethiopian, eritrean, habesha, kenyan, somalian, sudanese, cameroonian, senegalese, gambian, ivorian, congolese, ugandan, rwandan, tanzanian, zimbabwean, south african, malian, sierra leonean, liberian, angolan, zambian, afrikan, africano, africana, أفريقي, إفريقي',
  2: 'middle eastern, arab, arabs, syrian, lebanese, palestinian, jordanian, iraqi, turkish, kurdish, iranian, persian, yemeni, saudi, emirati, turk, árabe sirio, سوري, لبناني, فلسطيني, تركي, عراقي',
  3: 'north african, maghrebi, maghreb, libyan, tunisian, moroccan, algerian, egyptian, amazigh, berber, ليبي, تونسي, مغربي, مصري, جزائري',
  4: 'south american, latin american, latin, latino, latina, latinos, brazilian, brasilian, colombian, peruvian, venezuelan, ecuadorian, bolivian, argentinian, argentine, chilean, paraguayan, uruguayan, brasileiro, brasileira, colombiano, colombiana, peruano, peruana, venezolano, venezolana',
  5: 'south asian, indian, indians, desi, nepali, nepalese, pakistani, bangladeshi, sri lankan, punjabi people, keralite, malayali, gujarati people, भारतीय, नेपाली, हिंदुस्तानी, पाकिस्तानी',
  6: 'caribbean, west indian, jamaican, haitian, dominican, trinidadian, trini, barbadian, bajan, cuban, guyanese, caribe, antillean',
};

/** Countries, each with its cities, separated by semicolons. */
export const COUNTRY_WORDS: Readonly<Record<CommunityId, string>> = {
  1: 'nigeria, lagos, abuja, apapa, surulere; ghana, accra, kumasi; ethiopia, addis ababa, addis; eritrea, asmara; kenya, nairobi, mombasa; somalia, mogadishu; sudan, khartoum; cameroon, douala; senegal, dakar; gambia, banjul; ivory coast, abidjan; congo, kinshasa; uganda, kampala; rwanda, kigali; tanzania; zimbabwe, harare; south africa, johannesburg; mali, bamako; sierra leone, freetown',
  2: 'syria, damascus, aleppo, homs; lebanon, beirut; palestine, gaza, ramallah; jordan, amman; iraq, baghdad; turkey, türkiye, istanbul; iran, tehran; yemen; saudi arabia, riyadh; dubai, emirates; qatar, doha',
  3: 'libya, benghazi, misrata; tunisia, tunis, sfax; morocco, casablanca, marrakesh; algeria, algiers; egypt, cairo, alexandria',
  4: 'brazil, são paulo, rio de janeiro, salvador; colombia, bogotá, cali, medellín; peru, lima; venezuela, caracas; ecuador, quito; bolivia, la paz; argentina, buenos aires; chile; south america',
  5: 'india, delhi, mumbai, kerala, kochi, kottayam, punjab, darjeeling, amritsar; nepal, kathmandu, pokhara; pakistan, lahore, karachi; bangladesh, dhaka; sri lanka, colombo',
  6: 'jamaica, kingston; haiti, port au prince; dominican republic, santo domingo; trinidad, tobago, port of spain; barbados; cuba, havana; guyana',
};

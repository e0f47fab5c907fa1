import type { Area } from './entry';
import { KIND } from './kinds';

export const FOOD: Area = {
  category: 4,
  entries: [
    {
      says: 'dinner, supper, cena, jantar, عشاء, večera; lunch, almuerzo, almoço, pranzo, غداء, ručak',
      kinds: [KIND.restaurant, KIND.mealPlans],
      isBeside: true,
    },
    {
      says: 'food, foods, eat, something to eat, meal, meals, ikel, comida, cibo, nourriture, home cooked, home cooked food, home made food, homemade food, home cooking, place to eat, where to eat, cuisine, dishes, طعام, أكل, خانا, खाना',
      isCategory: true,
      also: [7],
    },
    {
      says: 'restaurant, restaurants, eat out, dining, dine in, ristorante, restaurante, restoran, table for two, table for four, book a table, supper club, home dining, مطعم, रेस्टोरेंट',
      kinds: [KIND.restaurant],
    },
    {
      says: 'takeaway, take away, takeout, take out, street food, fast food, food truck, snack, snacks, food delivery, delivery food, asporto, comida para llevar, marmita',
      kinds: [KIND.streetFood],
      isBeside: true,
    },
    {
      says: 'groceries, grocery, ingredients, spices, spice, spice mix, food store, food shop, ethnic shop, بهارات',
      words: 'spice, mix, jar',
      kinds: [KIND.groceries],
    },
    {
      says: 'meal plan, meal plans, meal prep, lunch box, lunch boxes, lunch delivery, lunch delivered, office lunch, office lunches, tiffin, dabba, tiffin service, weekly meals, diet meals',
      kinds: [KIND.mealPlans],
      words: 'tiffin',
    },
    {
      says: 'cooking class, cooking classes, cooking lesson, cooking lessons, cooking course, cookery class, learn to cook, learn cooking, baking class, learn to bake, clases de cocina, corso di cucina',
      kinds: [KIND.cookingClass],
      words: 'learn, class, bake with',
      near: [KIND.restaurant],
    },
    {
      says: 'chef, private chef, personal chef, home chef, cook, cooks, chefs, kuoka, cuoco, cocinero, cocinera, cozinheiro, cozinheira, cuisinier, طباخ, शेफ',
      kinds: [KIND.catering],
      also: [7],
      near: [KIND.restaurant, KIND.mealPlans],
    },
    {
      says: 'coffee, coffee shop, cafe, café, kafè, kafe, caffe, coffee ceremony, buna, قهوة, ቡና, कॉफ़ी',
      kinds: [KIND.sweets],
      words: 'coffee',
    },
    { says: 'tea, mint tea, tea house, شاي', near: [KIND.sweets] },
    { says: 'chai, masala chai, karak, चाय', near: [KIND.sweets], community: 5 },
    {
      says: 'sweets, sweet, dessert, desserts, pastry, pastries, ħelu, dolci, dulces, doces, mithai, baklava, halwa, حلويات, मिठाई',
      also: [7],
      kinds: [KIND.sweets],
    },
    {
      says: 'cake, cakes, birthday cake, wedding cake, cupcakes, torta, bolo, pastel, kejk, كعكة, केक',
      words: 'cake',
      also: [7],
      near: [KIND.sweets],
    },
    {
      says: 'bakery, baker, bread, ħobż, furnar, pão, panadería, padaria, forno, flatbread, مخبز, خبز',
      words: 'bakery, bread, bake',
      near: [KIND.sweets, KIND.groceries],
    },
    {
      says: 'breakfast, brunch, kolazzjon, desayuno, café da manhã, colazione, فطور, नाश्ता',
      words: 'breakfast, brunch',
      near: [KIND.sweets, KIND.restaurant],
    },
    {
      says: 'pastizzi, pastizz; ftira, ftira biż żejt; imqaret; qassatat; timpana',
      near: [KIND.streetFood, KIND.sweets],
    },
    {
      says: 'maltese food, maltese cuisine, ikel malti',
      words: 'pastizzi, ftira, imqaret, timpana, qassatat',
      near: [KIND.streetFood, KIND.sweets],
    },
    {
      says: 'injera, enjera, እንጀራ, teff, beyaynetu, shiro, habesha food, ethiopian food, eritrean food, ethiopian restaurant, eritrean restaurant',
      words: 'injera, habesha',
      near: [KIND.restaurant],
      community: 1,
    },
    {
      says: 'berbere, mitmita, berbere spice',
      words: 'berbere',
      near: [KIND.groceries],
      community: 1,
    },
    {
      says: 'doro wat, doro wot; wat, wot; tibs; kitfo; zigni',
      near: [KIND.restaurant],
      community: 1,
    },
    {
      says: 'jollof, jollof rice, jolof, party jollof, jellof',
      words: 'jollof',
      near: [KIND.restaurant, KIND.streetFood],
      community: 1,
    },
    {
      says: 'suya, kilishi, yaji, suya spice, soya meat',
      words: 'suya, yaji',
      near: [KIND.streetFood],
      community: 1,
    },
    {
      says: 'nigerian food, naija food, nigerian restaurant',
      words: 'suya, yaji, jollof, nigerian',
      near: [KIND.restaurant, KIND.streetFood],
      community: 1,
    },
    {
      says: 'kelewele; plantain, plantains, dodo, fried plantain, aloco',
      near: [KIND.streetFood],
      community: 1,
    },
    { says: 'waakye, waache', words: 'waakye', near: [KIND.restaurant], community: 1 },
    {
      says: 'fufu; eba; pounded yam; amala; banku; kenkey; ugali; egusi, egusi soup; okra soup; ogbono; afang; efo riro',
      near: [KIND.restaurant],
      community: 1,
    },
    {
      says: 'puff puff, puffpuff; chin chin; moi moi, moin moin; akara; meat pie; small chops',
      near: [KIND.streetFood],
      community: 1,
    },
    { says: 'thieboudienne; yassa; mafe; attieke', near: [KIND.restaurant], community: 1 },
    { says: 'nyama choma; mandazi; pilau; samaki', near: [KIND.restaurant], community: 1 },
    { says: 'bunny chow; biltong; boerewors, braai', near: [KIND.restaurant], community: 1 },
    {
      says: 'shawarma, shwarma, shawerma, doner, döner, شاورما; kebab, kebabs, كباب',
      near: [KIND.streetFood, KIND.restaurant],
      community: 2,
    },
    {
      says: 'falafel, فلافل; hummus, حمص; mezze, meze; fattoush; tabbouleh; muhammara; kibbeh',
      near: [KIND.restaurant],
      community: 2,
    },
    {
      says: 'zaatar, za atar, manakish, manousheh, manoushe, man oushe, manaeesh, manakeesh, زعتر, مناقيش',
      words: 'zaatar, manoushe',
      near: [KIND.sweets, KIND.groceries],
      community: 2,
    },
    {
      says: 'spinach pie, spinach pies, fatayer; lahmacun; pide; börek, borek',
      near: [KIND.sweets],
      community: 2,
    },
    { says: 'knafeh, kunafa, kanafeh, كنافة; maamoul', near: [KIND.sweets], community: 2 },
    {
      says: 'couscous, kuskus, كسكس, كسكسي; tajine, tagine, طاجين; harira; bastilla; chakchouka, shakshuka; lablabi',
      near: [KIND.restaurant],
      community: 3,
    },
    {
      says: 'brik; mechouia; harissa',
      also: [7],
      near: [KIND.restaurant],
      community: 3,
    },
    {
      says: 'koshari, kushari, كشري; molokhia, mulukhiyah, ملوخية; ful medames; taameya',
      near: [KIND.restaurant],
      community: 3,
    },
    { says: 'bazin; shorba; mbakbaka', near: [KIND.restaurant], community: 3 },
    { says: 'arepa, arepas; cachapa', near: [KIND.streetFood], community: 4 },
    {
      says: 'empanada, empanadas; tequeños, tequenos; pupusas; tamales',
      near: [KIND.streetFood],
      community: 4,
    },
    {
      says: 'feijoada; coxinha; pão de queijo, pao de queijo; brigadeiro; acai, açaí; moqueca; picanha; churrasco; salgados',
      near: [KIND.streetFood, KIND.restaurant],
      community: 4,
    },
    {
      says: 'ceviche; lomo saltado; anticuchos; papa rellena; aji de gallina',
      near: [KIND.restaurant],
      community: 4,
    },
    {
      says: 'bandeja paisa; sancocho; ajiaco; asado; choripan',
      near: [KIND.restaurant],
      community: 4,
    },
    {
      says: 'taco, tacos; burrito, burritos; quesadilla; tex mex, mexican food',
      near: [KIND.streetFood],
      community: 4,
    },
    {
      says: 'dosa, dosai, masala dosa, दोसा, डोसा; idli; vada; sambar; uttapam',
      near: [KIND.restaurant, KIND.streetFood],
      community: 5,
    },
    {
      says: 'curry, curries, करी; butter chicken; tikka, tikka masala',
      near: [KIND.restaurant],
      community: 5,
    },
    {
      says: 'biryani, biriyani, बिरयानी, بریانی; pulao; nihari; haleem; karahi',
      near: [KIND.restaurant],
      community: 5,
    },
    {
      says: 'naan, naan bread, nan bread, नान; roti, रोटी; tandoori, tandoor; paneer; paratha; kulcha',
      near: [KIND.restaurant],
      community: 5,
    },
    {
      says: 'chaat, चाट; pani puri, panipuri, golgappa; samosa, samosas, समोसा; bhel puri; pakora',
      near: [KIND.streetFood],
      community: 5,
    },
    {
      says: 'momo, momos, मोमो; dal bhat, daal bhaat, दाल भात; thukpa; newari',
      near: [KIND.streetFood, KIND.restaurant],
      community: 5,
    },
    { says: 'bhorta; hilsa; panta bhat; fuchka', near: [KIND.restaurant], community: 5 },
    {
      says: 'lumpia; adobo; pancit; lechon; sinigang; halo halo; filipino food, pinoy food',
      near: [KIND.restaurant, KIND.streetFood],
    },
    {
      says: 'jerk, jerk chicken, jerk pork; patty, patties, jamaican patty',
      near: [KIND.streetFood],
      community: 6,
    },
    {
      says: 'sorrel, sorrel drink; ginger beer; mauby',
      near: [KIND.streetFood],
      community: 6,
    },
    {
      says: 'griot; pikliz; soup joumou; diri djon djon, diri ak djon djon; rum cake',
      also: [7],
      near: [KIND.restaurant],
      community: 6,
    },
    {
      says: 'ackee, saltfish, ackee and saltfish; rice and peas; oxtail; curry goat; callaloo; doubles; bake and shark',
      near: [KIND.restaurant, KIND.streetFood],
      community: 6,
    },
    {
      says: 'chicken, grilled chicken, fried chicken; wings',
      near: [KIND.streetFood],
    },
    {
      says: 'fish, seafood, ħut, lampuki, pescado, peixe',
      words: 'fish, seafood',
      near: [KIND.restaurant],
    },
    {
      says: 'vegan, vegan food, plant based; vegetarian, vegetarian food, veggie',
      also: [7],
      near: [KIND.restaurant],
    },
    {
      says: 'halal, halal food, halal meat, حلال',
      words: 'halal',
      also: [7],
      near: [KIND.restaurant],
      community: 2,
    },
    { says: 'gluten free; kosher; no nuts', near: [KIND.restaurant] },
    {
      says: 'barbecue, bbq, grill, grilled',
      words: 'grill, barbecue, smoke',
      also: [7],
      near: [KIND.streetFood],
    },
    { says: 'iftar; suhoor; ramadan food; eid food', near: [KIND.restaurant], community: 3 },
    {
      says: 'sunday lunch, sunday dinner, family dinner, family meal',
      words: 'sunday, family',
      near: [KIND.restaurant],
    },
    {
      says: 'sofra, arabic food, arab food, syrian food, lebanese food, middle eastern food',
      words: 'sofra, aleppo, lebanese, syrian',
      near: [KIND.restaurant],
      community: 2,
    },
    {
      says: 'dinner for two, romantic dinner, dinner date, date night, table tonight, table for friends, table for six, book table, reserve table, reservation, sit down meal, sit down dinner, family restaurant, group dinner, birthday dinner, dinner with friends, eat with friends, communal table, eat in, eating out, restoran, kafana, ресторан, kainan, trattoria, comedor',
      kinds: [KIND.restaurant],
      isOnlySaid: true,
    },
    {
      says: 'street snack, quick lunch, quick bite, bite to eat, food stall, food stand, late night food, food at night, night food, food to go, pick up food, finger licking, order food, bring food, food delivered, delivery of food, ulična hrana, вулична їжа, lutong bahay',
      kinds: [KIND.streetFood],
      isOnlySaid: true,
    },
    {
      says: 'something sweet, sweet box, sweets box, box of sweets, cookies, biscuits, ice cream, chocolate, laddu, gulab jamun, jalebi, barfi, kolači, слодке, солодощі, gebak, mithai box',
      kinds: [KIND.sweets],
      isOnlySaid: true,
    },
    {
      says: 'food from home, ingredients from home, taste of home, shop from home, buy spices, spice shop',
      words: 'spice, mix, jar',
      kinds: [KIND.groceries],
      isOnlySaid: true,
    },
    {
      says: 'garri; palm oil; yam; cassava; stockfish; lentils; basmati rice; coconut milk; plantain flour; okra; rice; beans; milk powder',
      near: [KIND.groceries],
    },
    {
      says: 'weekly lunch, daily lunch, lunch every day, lunch at work, lunch for work, work lunch, lunches, food every day, food for the week, meals for the week, dinners for the week, cook for me every week, ready meals, prepared meals, meals delivered, healthy meals, packed lunch, dinner every day, home food daily, monthly food',
      kinds: [KIND.mealPlans],
      isOnlySaid: true,
    },
    {
      says: 'food trays, food tray, party trays, party tray, platter, platters, cook for party, cook for a party, cook for guests, cook for event, cook for an event, cook for wedding, cook at my house, cook for people, feed people, feed guests, food for funeral, food for birthday, food for my birthday, food for baptism, food for christening, food for graduation, food for office party, food for the office, food for meeting, food for church, food for celebration, canapes, wedding menu, wedding buffet, keter ing, кейтеринг, ketering',
      also: [7],
      words: 'party tray, feast',
      kinds: [KIND.catering],
      isOnlySaid: true,
    },
    {
      says: 'learn to make; learn to make bread; teach me to cook, teach me how to cook, cooking workshop, learn to cook food, learn recipes, cook with me, baking course, bread class, learn to bake bread, cooking teacher, cooking with kids',
      words: 'learn, class, bake with',
      kinds: [KIND.cookingClass],
      near: [KIND.restaurant],
      isOnlySaid: true,
    },
    {
      says: 'cevapi, ćevapi, cevapcici; burek; sarma; ajvar; pljeskavica; rakija; borscht, borsch, борщ; varenyky, vareniki, pierogi; syrniki; pelmeni; pizza; pasta; lasagna; gelato; tiramisu; risotto; focaccia; arancini; sushi; ramen; noodles; pho; pad thai; dim sum; dumplings; burger, burgers; hot dog; fries, chips; kimchi, korean food; chinese food, chinese restaurant; thai food, thai restaurant; japanese food, japanese restaurant; italian food, italian restaurant; greek food, greek restaurant; balkan food, serbian food, serbian restaurant; ukrainian food, russian food, polish food; french food, french restaurant; spanish food, paella, tapas; sandwich, sandwiches; soup; salad, salads; steak; ribs; pancakes; waffles; bubble tea; juice, smoothie; wine; beer; rabbit, fenek; sisig; kare kare; tapsilog; dinuguan; turon; sinangag; pandesal; banh mi; hamburger; waffle; porridge; eggs; rolex; chapati, chapatis; githeri; sadza; pap; nshima; matoke; zobo; palm wine; tej; tella; kinche; genfo; dulet; ambasha; himbasha; ful; maqluba; mansaf; kabsa; mandi; shish tawook; manti; lokum; simit; pilaf; tteokbokki',
      near: [KIND.restaurant, KIND.streetFood],
    },
  ],
};

import type { Area, Entry } from './entry';
import { KIND } from './kinds';

/** Verbs of lessons; "speak" is also asked of a lawyer. */
const LEARNT = 'learn teach study practise practice improve understand better'.split(' ');

/** Two meanings: lessons in it, and a provider who speaks it. */
function language(
  names: string,
  kinds: readonly number[],
  { lessons = '', near = [] }: { lessons?: string; near?: readonly number[] } = {},
): Entry[] {
  const [name = '', ...others] = names.split(', ');
  const phrases = [name, ...others.filter((other) => /^[a-z]+$/.test(other))].flatMap((one) =>
    ['lessons', 'lesson', 'teacher', 'tutor', 'tuition', 'classes', 'class', 'course', 'language']
      .map((what) => `${one} ${what}`)
      .concat(LEARNT.map((verb) => `${verb} ${one}`))
      .concat(`${one} conversation`, `${one} grammar`, `${one} for beginners`),
  );
  const more = lessons ? `, ${lessons}` : '';
  return [
    { says: `${phrases.join(', ')}${more}`, words: names, kinds, near },
    { says: names, kinds, near, isAnywhere: true },
  ];
}

export const TUTORS: Area = {
  category: 5,
  entries: [
    {
      says: 'tutor, tutors, teacher, teachers, private teacher, private tutor, language teacher, language tutor, language tutors, language school, language lessons, language classes, language course, għalliem, għalliema, insegnante, profesor, profesora, professor, professora, lehrer, prof, معلم, معلمة, शिक्षक',
      isCategory: true,
    },
    {
      says: 'lesson, lessons, class, classes, course, courses, private lessons, learn, learning, teach, lezzjoni, lezzjonijiet, lezioni, clases, aulas, cours, to learn, teach me, درس, دروس, कक्षा',
      words: 'lesson, class',
      also: [4, 7, 8, 9],
      isCategory: true,
      onlyRanks: true,
    },
    ...language(
      'english, ingliż, inglese, inglés, inglês, anglais, ingles, engleski, إنجليزي, الإنجليزية, अंग्रेजी, англійська, англійською, англійської, англійську',
      [KIND.english],
      {
        lessons: 'ielts, toefl, business english',
      },
    ),
    ...language(
      'maltese, malti, maltés, maltês, maltais, malteški, المالطية, مالطي, माल्टीज़, мальтійська, мальтійською, мальтійської',
      [KIND.maltese],
    ),
    ...language(
      'arabic, arabo, árabe, arabe, għarbi, arapski, عربي, العربية, अरबी, арабська, арабською, арабської',
      [KIND.arabic],
      {
        lessons: 'quran, quran lessons, quran teacher, koran, قرآن',
      },
    ),
    ...language(
      'french, franċiż, francese, francés, francês, français, francuski, pranses, فرنسي, الفرنسية, फ्रेंच, французька, французькою, французької',
      [KIND.french],
    ),
    ...language(
      'spanish, spanjol, spagnolo, español, espanhol, espagnol, castellano, španski, إسباني, الإسبانية, іспанська, іспанською, іспанської',
      [KIND.spanish],
    ),
    ...language('portuguese, português, portugués, portoghese, portugais, portugalski', [], {
      near: [KIND.spanish],
    }),
    ...language(
      'italian, italiano, taljan, italien, italijanski, الإيطالية, італійська, італійською',
      [],
      { near: [KIND.french, KIND.spanish] },
    ),
    ...language('german, deutsch, alemán, tedesco', [], { near: [KIND.english, KIND.french] }),
    ...language('russian, russo, ruso, russe, ruski, російська, російською', [], {
      near: [KIND.english],
    }),
    ...language(
      'ukrainian, українська, українською, ucraino, ucraniano, ukrainien, ukrajinski',
      [],
      { near: [KIND.english] },
    ),
    ...language('serbian, srpski, српски, serbo, serbio, serbe', [], { near: [KIND.english] }),
    ...language('polish', [], { near: [KIND.english] }),
    ...language('chinese, mandarin', [], { near: [KIND.asian] }),
    ...[
      'korean',
      'japanese',
      'dutch',
      'greek',
      'swedish',
      'norwegian',
      'danish',
      'finnish',
      'czech',
      'slovak',
      'romanian',
      'bulgarian',
      'hungarian',
      'persian',
      'farsi',
      'hebrew',
      'thai',
      'vietnamese',
      'indonesian',
      'latin language',
      'georgian',
      'albanian',
      'croatian',
      'bosnian',
      'macedonian',
      'armenian',
      'zulu',
      'shona',
      'fula',
      'bambara',
      'oromo',
      'kinyarwanda',
      'luganda',
      'sign language',
      'catalan',
    ].flatMap((name) => language(name, [])),
    { says: 'turkish lessons, turkish language, learn turkish', near: [KIND.arabic] },
    { says: 'african languages, african language', kinds: [KIND.african] },
    ...language('amharic, አማርኛ', [], { near: [KIND.african] }),
    ...language('tigrinya, ትግርኛ', [], { near: [KIND.african] }),
    ...language('somali', [], { near: [KIND.african] }),
    ...language('hausa', [], { near: [KIND.african] }),
    ...language('twi, akan', [], { near: [KIND.african] }),
    ...language('lingala', [], { near: [KIND.african] }),
    ...language('wolof', [], { near: [KIND.african] }),
    ...language('swahili, kiswahili', [], { near: [KIND.african] }),
    ...language('yoruba, èdè yorùbá', [], { near: [KIND.african] }),
    ...language('igbo', [], { near: [KIND.african] }),
    ...language('pidgin', [], { near: [KIND.african] }),
    { says: 'asian languages, asian language', kinds: [KIND.asian] },
    ...language('bengali, bangla', [], { near: [KIND.asian] }),
    ...language('tamil', [], { near: [KIND.asian] }),
    ...language('malayalam', [], { near: [KIND.asian] }),
    ...language('punjabi', [], { near: [KIND.asian] }),
    ...language('gujarati', [], { near: [KIND.asian] }),
    ...language('sinhala', [], { near: [KIND.asian] }),
    { says: 'nepali lessons, learn nepali, nepali language', near: [KIND.asian] },
    ...language('hindi, हिंदी, हिन्दी', [], { near: [KIND.asian] }),
    ...language('urdu, اردو', [], { near: [KIND.asian] }),
    ...language('tagalog', [], { near: [KIND.asian] }),
    ...language('creole, kreyol, kreyòl, haitian creole, patois', [], { near: [KIND.french] }),
    {
      says: 'homework, homework help, help with homework, compiti, tareas, dever de casa, devoirs, school help, extra lessons',
      words: 'homework',
      also: [8],
      near: [KIND.childrensLessons, KIND.afterSchool],
    },
    {
      says: 'lessons for children, lessons for kids, kids lessons, tutor for kids, teacher for my son, teacher for my daughter, teacher for my child, tutor for my son, tutor for my daughter, tutor for children, classes for kids',
      kinds: [KIND.childrensLessons],
      words: 'child lesson',
      onlyRanks: true,
    },
    {
      says: 'maths, math, mathematics, maths tutor, maths teacher, math tutor, math teacher, algebra, matematika, matematica, matemáticas, رياضيات, गणित',
      words: 'math, mathematics',
      near: [KIND.childrensLessons],
    },
    {
      says: 'physics, chemistry, biology, science, accounts tuition, sec exam, o level, o levels, a level, a levels, matsec, exam preparation, tuition, private tuition',
      words: 'physics, chemistry, biology, exam',
      near: [KIND.childrensLessons],
    },
    {
      says: 'music lessons, music teacher, music classes, learn an instrument, instrument lessons',
      words: 'music lesson, dhol lesson',
      also: [7],
      near: [KIND.band],
    },
    { says: 'piano, piano lessons, piano teacher, keyboard lessons', also: [7], near: [KIND.band] },
    { says: 'guitar, guitar lessons, guitar teacher', also: [7], near: [KIND.band] },
    { says: 'violin, violin lessons, flute lessons', also: [7], near: [KIND.band] },
    {
      says: 'singing, singing lessons, singing teacher, voice coach, voice lessons',
      words: 'singing lesson',
      also: [7],
      near: [KIND.band],
    },
    { says: 'drum lessons, drumming lessons, learn drums', also: [7], near: [KIND.band] },
    {
      says: 'dance lessons, dance classes, dance class, salsa lessons, salsa classes, dance teacher, bachata, dancing lessons',
      words: 'dance class, dance lesson, salsa',
      also: [7],
      near: [KIND.band, KIND.host],
    },
    {
      says: 'conversation practice, speaking practice, conversation, conversation class',
      words: 'conversation',
      near: [KIND.english, KIND.spanish],
    },
    {
      says: 'job interview, interview practice, interview preparation, interview',
      words: 'interview',
      near: [KIND.english],
    },
    {
      says: 'reading and writing, literacy, learn to read, alphabet, handwriting, reading circle, reading',
      words: 'reading, letters',
      near: [KIND.asian, KIND.childrensLessons],
    },
    { says: 'swimming lessons, swimming teacher, learn to swim', near: [KIND.childrensLessons] },
    { says: 'football training, football coach, sports coach', near: [KIND.childrensLessons] },
    {
      says: 'fitness, fitness class, personal trainer, gym, yoga, pilates, exercise class, exercises',
      words: 'exercise class',
      also: [8],
      near: [KIND.physio],
    },
    {
      says: 'struggle at school, struggles at school, behind at school, bad marks, bad grades, exam help, school exam, help with school, school work, schoolwork, school subjects, private lessons for kids, lessons for my son, lessons for my daughter, lessons for my child, teach my son, teach my daughter, teach my kids, teach my children, tutor for my child, tutor for child, classes for children, class for kids, reading help, help child read, kids learn',
      kinds: [KIND.childrensLessons],
      onlyRanks: true,
      isOnlySaid: true,
    },
    {
      says: 'math lessons; history lessons; geography lessons; coding, programming lessons, computer lessons; chess lessons, chess; art lessons, drawing lessons, painting lessons; sewing lessons, sewing class; swimming; karate, martial arts, boxing; football; ballet; tennis',
      near: [KIND.childrensLessons],
    },
    {
      says: 'horse riding, horse, riding lessons, ice skating, skating, surfing, diving course, sailing',
      near: [KIND.childrensLessons],
      isOnlySaid: true,
    },
  ],
};

import type { Area } from './entry';
import { KIND } from './kinds';

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
      isBeside: true,
    },
    {
      says: 'english, english lessons, english teacher, english tutor, english class, english course, learn english, ielts, toefl, ingliż, inglese, inglés, inglês, anglais, job interview english, business english, إنجليزي, अंग्रेजी',
      words: 'english',
      isAnywhere: true,
      kinds: [KIND.english],
    },
    {
      says: 'maltese, maltese lessons, maltese teacher, maltese tutor, learn maltese, malti, il malti, maltese course, maltese class, maltese language, المالطية, مالطي',
      words: 'maltese',
      kinds: [KIND.maltese],
    },
    {
      says: 'arabic, arabic lessons, arabic teacher, arabic tutor, learn arabic, arabic classes, arabic class, arabic course, arabo, árabe, arabe, quran, quran lessons, quran teacher, koran, عربي, العربية, قرآن',
      words: 'arabic, quran',
      isAnywhere: true,
      kinds: [KIND.arabic],
    },
    {
      says: 'french, french lessons, french teacher, french tutor, learn french, french class, franċiż, francese, francés, francês, français, فرنسي',
      words: 'french',
      isAnywhere: true,
      kinds: [KIND.french],
    },
    {
      says: 'spanish, spanish lessons, spanish teacher, spanish tutor, learn spanish, spanish class, spanjol, spagnolo, español, espanhol, espagnol, castellano, إسباني',
      words: 'spanish',
      isAnywhere: true,
      kinds: [KIND.spanish],
    },
    {
      says: 'portuguese, portuguese lessons, learn portuguese, português, portugués',
      words: 'portuguese',
      isAnywhere: true,
      near: [KIND.spanish],
    },
    {
      says: 'italian, italian lessons, learn italian, italian teacher, italiano, taljan',
      words: 'italian',
      isAnywhere: true,
      near: [KIND.french, KIND.spanish],
    },
    {
      says: 'german, german lessons, german teacher, learn german, deutsch, alemán',
      words: 'german',
      isAnywhere: true,
      near: [KIND.english, KIND.french],
    },
    {
      says: 'russian, ukrainian, serbian, polish language, turkish lessons, chinese lessons',
      near: [KIND.asian],
    },
    {
      says: 'african languages, african language, amharic, tigrinya, somali, hausa, twi, lingala, wolof, zulu, shona, አማርኛ',
      kinds: [],
      near: [KIND.african],
    },
    {
      says: 'swahili, kiswahili, swahili lessons, learn swahili, swahili teacher',
      words: 'swahili',
      near: [KIND.african],
    },
    {
      says: 'yoruba, yoruba lessons, learn yoruba, yoruba teacher, yoruba for kids, èdè yorùbá',
      words: 'yoruba',
      isAnywhere: true,
      near: [KIND.african],
    },
    {
      says: 'igbo, igbo lessons, learn igbo',
      words: 'igbo',
      isAnywhere: true,
      near: [KIND.african],
    },
    {
      says: 'asian languages, asian language, bengali, bangla, tamil, malayalam, punjabi, gujarati, telugu, sinhala, nepali lessons',
      near: [KIND.asian],
    },
    {
      says: 'hindi, hindi lessons, learn hindi, hindi teacher, हिंदी, हिन्दी',
      words: 'hindi',
      isAnywhere: true,
      near: [KIND.asian],
    },
    {
      says: 'urdu, urdu lessons, learn urdu, urdu teacher, اردو',
      words: 'urdu',
      isAnywhere: true,
      near: [KIND.asian],
    },
    { says: 'tagalog, filipino lessons, learn tagalog', near: [KIND.asian] },
    {
      says: 'creole, kreyol, kreyòl, haitian creole, patois',
      words: 'kreyol, creole',
      isAnywhere: true,
      near: [KIND.french],
      community: 6,
    },
    {
      says: 'homework, homework help, help with homework, compiti, tareas, dever de casa, devoirs, school help, extra lessons',
      words: 'homework',
      also: [8],
      near: [KIND.childrensLessons, KIND.afterSchool],
    },
    {
      says: 'lessons for children, lessons for kids, kids lessons, tutor for kids, tutor for my son, tutor for my daughter, tutor for children, classes for kids',
      kinds: [KIND.childrensLessons],
      words: 'child lesson',
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
  ],
};

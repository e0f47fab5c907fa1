import type { Area } from './entry';
import { KIND } from './kinds';

export const CARE: Area = {
  category: 8,
  entries: [
    {
      says: 'babysitter, babysitters, baby sitter, babysitting, baby sitting, childminder, child minder, childminding, child minding, nanny, nannies, au pair, aupair, child care, childcare, look after my child, look after my children, look after my kids, look after my baby, watch my kids, watch my child, mind my kids, day care, daycare, nursery, kindergarten, creche, crèche, bambinaia, tata, niñera, babá, nounou, sitter, kids minder, child carer, جليسة أطفال, حضانة أطفال, आया',
      kinds: [KIND.childminding],
    },
    {
      says: 'after school, after school care, afterschool, afterschool care, after school club, doposcuola, school holidays, holiday club, summer club, summer school, pick up kids from school and look after, klabb 3 16',
      kinds: [KIND.afterSchool],
      words: 'after school, school holiday',
    },
    {
      says: 'carer, carers, elderly care, elder care, old people, old age care, care for the elderly, care for my mother, care for my father, care for my grandmother, care for my grandfather, look after my mother, look after my father, look after my grandmother, look after my parents, help for elderly, companion, companion for elderly, company for my mother, company for my grandmother, caregiver, care giver, live in carer, senior care, older people, badante, cuidadora, cuidador, cuidador de idosos, aide à domicile, assistant for elderly, مرافق مسنين, رعاية المسنين',
      kinds: [KIND.elderly],
      words: 'older people, elderly, company',
    },
    {
      says: 'home care, care at home, homecare, domiciliary care',
      kinds: [KIND.elderly, KIND.nursing],
    },
    {
      says: 'nurse, nurses, district nurse, bandage, bandages, home nurse, home nursing, nursing, private nurse, infermier, infermiera, infermiere, enfermera, enfermeiro, enfermeira, infirmière, injection, injections, wound care, wound dressing, dressing, dressings, dressing change, change dressing, blood pressure, blood test at home, diabetes care, catheter, ممرضة, ممرض, नर्स',
      kinds: [KIND.nursing],
    },
    {
      says: 'physio, physiotherapist, slipped disc, herniated disc, physiotherapy, physical therapy, physical therapist, back pain, bad back, knee pain, shoulder pain, neck pain, sciatica, sports injury, rehab, rehabilitation, fisioterapista, fisioterapia, fisioterapeuta, kiné, fiżjoterapista, chiropractor, osteopath, علاج طبيعي, فيزيوتراب',
      kinds: [KIND.physio],
    },
    {
      says: 'massage, massages, masseuse, massage therapist, massaġġi, massaggio, masaje, massagem, تدليك, मालिश',
      words: 'massage',
      also: [2],
      near: [KIND.physio],
    },
    {
      says: 'doula, doulas, postnatal care, postpartum care, post natal, postnatal, postpartum, midwife, midwives, qabla, ostetrica, matrona, parteira, sage femme, new mother, new mum, newborn care, newborn, night nurse, pregnancy, pregnant, birth, lactation, breastfeeding, forty days, قابلة, ولادة',
      kinds: [KIND.doula],
      words: 'doula, mother and baby',
    },
    {
      says: 'doctor, doctors, gp, tabib, medico, médico, médecin, clinic, pediatrician, paediatrician, طبيب, دكتور, डॉक्टर',
      isOnlySaid: true,
      near: [KIND.nursing],
    },
    { says: 'dentist, dentists, orthodontist, dentista', isOnlySaid: true },
    {
      says: 'medicine box, medication help, pill box, pill organiser, pill organizer, pills, medicines',
      words: 'medicine',
      near: [KIND.nursing],
    },
    {
      says: 'psychologist, therapist, counselling, counseling, counsellor, therapy, mental health, psychotherapist, psicologo, psicólogo, psicóloga',
      near: [KIND.nursing],
    },
    {
      says: 'autism, special needs, speech therapy, speech therapist, lsa, learning support',
      near: [KIND.childminding, KIND.afterSchool],
    },
    {
      says: 'disability, disabled, wheelchair, dementia, alzheimers',
      words: 'wheelchair, dementia',
      near: [KIND.elderly, KIND.nursing],
    },
    {
      says: 'dog walker, dog walking, pet sitter, pet sitting, dog sitter, cat sitter, pet care, vet, dog grooming',
      near: [],
    },
    { says: 'health, healthcare, health care, care', isCategory: true },
    {
      says: 'girl, girls, boy, boys, little girl, little boy, little ones, kid, kids, child, children, tfal, bambini, niños, crianças, enfants, son, daughter, toddler, toddlers, أطفال, बच्चे',
      words: 'child, children, kids, sons',
      isAnywhere: true,
      kinds: [KIND.childminding, KIND.afterSchool, KIND.childrensLessons],
      isBeside: true,
    },
    {
      says: 'baby, babies, tarbija, bebé, bebê, neonato, infant, رضيع',
      words: 'baby',
      isAnywhere: true,
      near: [KIND.childminding, KIND.doula],
      isBeside: true,
    },
    {
      says: 'old lady, old man, old people, mother, mum, mom, grandmother, grandma, granny, grandfather, grandad, granddad, grandpa, father, dad, parents, nanna, nannu, older person, elderly, omm, nonna, abuela, avó, أمي, माँ',
      words: 'elderly, older people, grandmother',
      isAnywhere: true,
      kinds: [KIND.elderly],
      isBeside: true,
    },
    {
      says: 'company for lunch, sit with, someone to talk to, lonely, company and a walk, walk with',
      words: 'company, walk',
      near: [KIND.elderly],
    },
  ],
};

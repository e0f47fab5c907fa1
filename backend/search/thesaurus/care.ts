import type { Area } from './entry';
import { KIND } from './kinds';
import { phrases } from './languages/phrases';

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
      onlyRanks: true,
    },
    {
      says: 'baby, babies, tarbija, bebé, bebê, neonato, infant, رضيع',
      words: 'baby',
      isAnywhere: true,
      near: [KIND.childminding, KIND.doula],
      onlyRanks: true,
    },
    {
      says: 'old lady, old man, old people, mother, mum, mom, grandmother, grandma, granny, grandfather, grandad, granddad, grandpa, father, dad, parents, nanna, nannu, older person, elderly, omm, nonna, abuela, avó, أمي, माँ',
      words: 'elderly, older people, grandmother',
      isAnywhere: true,
      kinds: [KIND.elderly],
      onlyRanks: true,
    },
    {
      says: 'company for lunch, sit with, someone to talk to, lonely, company and a walk, walk with',
      words: 'company, walk',
      near: [KIND.elderly],
    },
    {
      says: 'be with my kids, stay with my kids, stay with my baby, stay with my son, stay with my daughter, stay with children, be with my son, be with my daughter, be with my baby, sit with my kids, sit with my baby, watch my son, watch my daughter, watch baby, watch my baby, watch the kids, watch kids, watch children, mind kids, mind my baby, mind my son, mind my daughter, keep my kids, keep my child, keep kids, take care of my kids, take care of kids, take care of my child, take care of my baby, take care of children, take care of baby, care for kids, care for my kids, care for my baby, care for my child, look after kids, look after child, look after baby, look after children, look after my son, look after my daughter, leave my kids, leave kids, leave my child, leave my baby, leave baby, leave my son, leave my daughter, drop my kids, drop my baby, babysit, baby sit, somebody for my kids, place for my toddler, toddler care, playgroup, play group, nursery place, childcare centre, breakfast club, before school care, night babysitter, emergency childcare, kids care, baby care, dadilja, čuvanje dece, vrtić, няня, садок, yaya, tagabantay, dada, ayah',
      kinds: [KIND.childminding],
      isOnlySaid: true,
    },
    {
      says: 'after class, until i finish work, till i finish work, kids after school, son after school, daughter after school, homework club, school closed, school is closed, midterm holidays, easter holidays, christmas holidays, summer holidays, summer camp, holiday camp, school break, after school activities, pick up after school, pick up from school and look after, produženi boravak',
      words: 'after school, school holiday',
      kinds: [KIND.afterSchool],
      isOnlySaid: true,
    },
    {
      says: 'sit with grandma, sit with my mother, sit with my father, sit with grandpa, stay with my mother, stay with my father, stay with grandma, visit my grandmother, visit my mother, check on my mother, check on my father, check on grandma, mother alone, father alone, grandma alone, mother lives alone, father lives alone, look after mother, look after father, look after grandma, look after grandpa, look after mum, look after dad, look after parents, take care of my mother, take care of mother, take care of father, take care of parents, take care of grandmother, take care of grandma, take care of grandpa, take care of old people, take care of elderly, care for parents, care for grandma, care for elderly, elderly companion, elderly mother, elderly father, elderly parents, old mother, old father, old age, aging parents, ageing parents, company for grandma, company for my father, company for grandpa, company for mother, walk with grandma, grandma walk, take grandma out, shopping for elderly, bathe my mother, wash my father, bathing, get dressed, getting dressed, help getting dressed, wash and dress, get washed, alzheimer, dementia care, respite, respite care, bedridden, bed bound, live in care, seniors, senior, pensioner, elder, elders, elder person, lonely mother, lonely father, negovateljica, доглядальниця',
      words: 'older people, elderly, company',
      kinds: [KIND.elderly],
      isOnlySaid: true,
    },
    {
      says: 'give injection, injection at home, insulin, insulin injection, diabetic, diabetes, sugar level, check sugar, blood sugar, check blood pressure, pressure check, check pressure, vital signs, remove stitches, stitches removed, bedsores, bed sore, ulcer, foot ulcer, wound, wounds, infected wound, iv drip, after surgery, after operation, after hospital, home from hospital, discharged from hospital, came out of hospital, post op care, stoma, feeding tube, palliative, nurse visit, nurse at home, nurse to visit, nursing at home, medication reminder, change bandage, change a bandage, medicine every day, inject, vaccination, medicinska sestra, медсестра, nars',
      kinds: [KIND.nursing],
      isOnlySaid: true,
    },
    {
      says: 'neck, knee, knees, shoulder, shoulders, ankle, hip, hips, wrist, elbow, move neck, move my neck, move arm, move leg, move my leg, move my back, move shoulder, move knee, cannot walk, hard to walk, walking problem, back hurt, back hurts, back ache, backache, back pains, lower back, lower back pain, back problem, my back, back injury, back stiff, neck hurt, neck hurts, neck stiff, stiff neck, sore neck, sore back, sore shoulder, knee hurt, knee hurts, knee injury, bad knee, knee problem, knee operation, shoulder hurt, shoulder hurts, frozen shoulder, hip pain, hip operation, ankle sprain, sprained ankle, twisted ankle, ankle injury, muscle pain, muscle strain, muscles, pulled muscle, pulled a muscle, joint pain, joints, arthritis, after stroke, stroke, posture, broken leg, broken arm, cast off, exercises for back, spine, pinched nerve, tennis elbow, wrist pain, foot pain, leg pain, arm pain, pain in leg, pain in back, pain in shoulder, pain in neck, body pain, cannot bend, sore muscles, injury, injured, recover from injury, massage for back pain, fizioterapeut, bol u leđima, фізіотерапевт',
      kinds: [KIND.physio],
      isOnlySaid: true,
    },
    {
      says: 'gave birth, give birth, given birth, giving birth, after birth, after giving birth, just had a baby, had a baby, had baby, new baby, new born, newborns, newborn baby, c section, caesarean, cesarean, expecting, expecting a baby, due date, labour pains, birth partner, birth companion, birth support, childbirth, baby blues, postpartum massage, massage after birth, breastfeed, breast feeding, latch, newborn help, help with newborn, help with baby, pregnant wife, wife gave birth, first time mother, first time mum, confinement, 40 days, babica, пологи, kumadrona',
      kinds: [KIND.doula],
      isOnlySaid: true,
    },
    {
      says: phrases(
        'look after, watch, watch over, mind, keep, take care of, care for, stay with, be with, sit with, babysit, leave',
        'kid, kids, child, children, baby, babies, son, sons, daughter, daughters, toddler, toddlers, twins, little one, little ones, boy, boys, girl, girls',
      ),
      kinds: [KIND.childminding],
      isOnlySaid: true,
    },
    {
      says: [
        phrases(
          'look after, take care of, care for, sit with, stay with, be with, visit, check on, company for, companion for, help for, help, walk with, talk to, carer for, somebody for, someone for',
          'mother, mum, mom, father, dad, parents, grandmother, grandma, granny, grandfather, grandad, grandpa, nanna, nannu, aunt, uncle, old lady, old man, old woman, old people, elderly',
        ),
        phrases(
          'wash, washing, bathe, bathing, dress, feed, feeding, shower, showering, lift',
          'mother, mum, mom, father, dad, parents, grandmother, grandma, granny, grandfather, grandad, grandpa, nanna, nannu, aunt, uncle, old lady, old man, old woman, old people, elderly',
        ),
      ].join(', '),
      kinds: [KIND.elderly],
      isOnlySaid: true,
    },
    {
      says: [
        phrases(
          'pain in, hurt, sprained, sprain, twisted, injured, stiff, sore, swollen, strained, pulled, dislocated, bad, move, bend, treat',
          'neck, back, lower back, upper back, knee, knees, shoulder, shoulders, ankle, hip, hips, wrist, elbow, arm, leg, legs, foot, feet, spine, muscle, muscles, tendon',
        ),
        phrases(
          'neck, back, lower back, upper back, knee, shoulder, ankle, hip, wrist, elbow, arm, leg, foot, spine, muscle, joint, tendon',
          'pain, pains, hurt, hurts, ache, aches, injury, problem, stiff, sore, exercise, exercises, treatment, surgery, operation, massage',
        ),
      ].join(', '),
      kinds: [KIND.physio],
      isOnlySaid: true,
    },
  ],
};

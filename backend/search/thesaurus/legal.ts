import type { Area } from './entry';
import { KIND } from './kinds';

export const LEGAL: Area = {
  category: 1,
  entries: [
    {
      says: 'lawyer, lawyers, legali, studju legali, solicitor, attorney, advocate, barrister, avukat, avvocato, abogado, abogada, advogado, avocat, legal adviser, legal advisor, legal advice, legal help, legal services, legal service, law firm, law office, legal, law, محامي, محام, वकील, адвокат',
      words: 'counsel',
      kinds: [KIND.immigration, KIND.employmentLaw, KIND.familyLaw],
    },
    {
      says: 'visa, visas, visa application, visa help, schengen visa, tourist visa, work visa, student visa, visto, viża, تأشيرة, فيزا, वीजा',
      kinds: [KIND.immigration],
    },
    {
      says: 'residence card, residence permit, residency, residence, residence permits, residency card, residency permit, permesso di soggiorno, tarjeta de residencia, permess, id card, eresidence, e residence, identita, identità, identity malta, identita malta, karta tal identita, residence renewal, permit renewal, work permit renewal, renew my permit, renew my card, renewal, إقامة, الإقامة, اقامة',
      kinds: [KIND.immigration],
    },
    {
      says: 'work permit, single permit, employment licence, employment license, work permits, permit, permits, permess tax xoghol, permesso di lavoro, permiso de trabajo, autorização de trabalho, تصريح عمل',
      kinds: [KIND.immigration],
      words: 'permit',
    },
    {
      says: 'immigration, immigration lawyer, immigration adviser, immigration advisor, immigration consultant, immigration papers, papers, inmigración, imigração, immigrazione, هجرة, migration, stay in malta, legal stay, papeles',
      kinds: [KIND.immigration],
    },
    {
      says: 'asylum, refugee, refugees, asylum seeker, international protection, subsidiary protection, lejuż, رجوء, لجوء',
      kinds: [KIND.immigration],
    },
    {
      says: 'citizenship, naturalisation, naturalization, passport, maltese passport, cittadinanza, ciudadanía, cidadania, nationality',
      kinds: [KIND.immigration],
    },
    {
      says: 'family reunification, family reunion, family permit, bring my wife, bring my husband, bring my parents, bring my mother, bring my father, bring my children, bring my family, bring wife, bring husband, bring fiance, bring fiancee, bring girlfriend, bring sister, bring brother, sister come, brother come, mother come, parents come, husband come, wife come, bring son, bring daughter, bring children, join me in malta, family visa, dependent visa, dependant visa, spouse visa, reagrupación familiar, ricongiungimento, lam shamil, لم الشمل',
      words: 'reunification',
      near: [KIND.immigration],
    },
    {
      says: 'appeal, permit refused, refused permit, refused, refusal, refused visa, visa refusal, visa refused',
      near: [KIND.immigration],
    },
    {
      says: 'notary, nutar, notaio, notario, notário, notaire, notarial, notarise, notarize, deed, power of attorney, powers of attorney, prokura, procura, poder notarial, apostille, affidavit, sworn statement, make a will, write my will, last will, testament, كاتب عدل, توكيل',
      kinds: [KIND.notarial],
    },
    {
      says: 'contract, contracts, lease, lease contract, rental contract, tenancy agreement, rent agreement, contract check, kuntratt, contratto, contrato, read my contract, عقد',
      kinds: [KIND.notarial],
      words: 'contract check, lease',
    },
    {
      says: 'landlord, landlord problem, landlord problems, eviction, evict, evicted, deposit, rental deposit, deposit back, rent dispute, rent increase, increase rent, rent raised, tenant, tenants, tenant rights, my landlord, kicked out, thrown out, sublet, roommate dispute, break lease, end lease, lease termination, housing authority, register lease',
      words: 'landlord, lease, rental',
      kinds: [KIND.notarial],
    },
    {
      says: 'buy a flat, buying a flat, buy a house, buying a house, property purchase, konvenju, conveyancing, first flat, mortgage',
      words: 'flat',
      near: [KIND.notarial],
    },
    {
      says: 'employment law, employment lawyer, unpaid wages, unpaid salary, not paid, not pay, did not pay, boss not pay, wages, salary, dismissal, fired, sacked, unfair dismissal, my boss, employer problem, work contract, job contract, labour law, workers rights, payslip, diritto del lavoro, ley laboral, salario, قانون العمل',
      kinds: [KIND.employmentLaw],
    },
    {
      says: 'divorce, divorzju, divorzio, divorcio, separation, separazzjoni, custody, child custody, alimony, family law, family lawyer, marriage papers, marriage documents, marry, getting married, marriage certificate, طلاق, حضانة, زواج',
      kinds: [KIND.familyLaw],
      words: 'marriage, custody',
    },
    {
      says: 'company formation, limited company, set up a limited company, open a company, start a company, form a company, set up a company, register a company, start a business, register a business, business registration, self employed, self employment, sole trader, freelance registration, company registration, vat number, azienda, empresa, kumpanija, تأسيس شركة, شركة',
      kinds: [KIND.company],
      words: 'company',
    },
    {
      says: 'accountant, accountants, accounting, bookkeeper, bookkeeping, tax, taxes, tax return, tax advisor, tax adviser, vat, accountancy, payroll, contabile, contador, commercialista, akkawntant, محاسب',
      near: [KIND.company],
    },
    {
      says: 'translator, translation, translate, translations, document translation, certified translation, sworn translation, sworn translator, translate documents, translate my certificate, certificate, certificates, birth certificate, traduttur, traduzzjoni, traduttore, traduzione, traductor, traducción, tradutor, tradução, traducteur, ترجمة, مترجم, अनुवाद',
      kinds: [KIND.translation],
    },
    {
      says: 'interpreter, interpreting, interprete, intérprete',
      near: [KIND.translation],
    },
    {
      says: 'write a letter, letter writing, letter, letters, read a letter, official letter, cv, cv writing',
      words: 'letter',
      near: [KIND.translation],
    },
    {
      says: 'passport photo, passport photos, photocopy, photocopies, printing, print documents, typing',
      words: 'photo, copy, printed, typed',
      near: [],
    },
    {
      says: 'form filling, fill in a form, fill in forms, fill out a form, help with forms, forms, letter i do not understand, paperwork, documents help, application form',
      words: 'form',
      near: [KIND.immigration, KIND.translation],
    },
    {
      says: 'school papers, university application, recognition of qualifications, mqric, degree recognition',
      near: [KIND.translation],
    },
    {
      says: 'police, court, criminal lawyer, traffic fine, accident claim, compensation, injury claim, insurance claim',
      near: [KIND.familyLaw, KIND.employmentLaw],
    },
    {
      says: 'stay permit, permit expired, permit expire, expired permit, visa expired, visa expire, expired visa, visa extension, extend visa, extend permit, extend stay, long term residence, permanent residence, permanent residency, specific residence authorisation, leave to remain, undocumented, regularise, regularize, without papers, no papers, papers expired, papers in order, lost residence card, change employer, change of employer, new employer permit, entry visa, entry ban, visit visa, visitor visa, invitation letter, student permit, study permit, skilled worker, single permit renewal, id malta, identity card, id card renewal, residence document, biometrics, fingerprints, identita appointment, schengen, deportation, deportation order, removal order, deported, deport, overstay, overstayed, overstayed visa, overstayed permit, overstaying, detained, detention centre, return decision, humanitarian protection, temporary protection, refugee status, asylum application, asylum claim, asylum appeal, asylum seekers, citizenship application, become maltese, maltese citizenship, citizenship by marriage, maltese nationality, stateless, blue card, nomad permit, nomad visa, retirement visa, residence application, yellow card, migrant, migrants, immigrant, immigrants, foreigner papers, third country national, tcn, pr card, iqama, boravak, boravišna dozvola, dozvola, viza, дозвола, посвідка, віза, permesso, documenti, papeles, residencia, visado, permiso',
      kinds: [KIND.immigration],
      isOnlySaid: true,
    },
    {
      says: 'boss, boss pay, bosses, employer, employers, employer pay, employer refuse, get paid, paid late, paid less, paid salary, pay salary, owed money at work, owed salary, salary late, late salary, salary missing, wage, wage theft, overtime, overtime pay, minimum wage, notice period, redundancy, redundant, laid off, lost my job, terminated, termination, termination letter, harassment at work, workplace harassment, bullying at work, discrimination, racism at work, sick leave, sick days, maternity leave, vacation leave, annual leave, leave days, workplace accident, injury at work, accident at work, injured at work, hurt at work, exploited, exploitation, passport kept by employer, without contract, work without contract, no contract, probation, resign, resignation, resignation letter, industrial tribunal, tribunal, job problem, work problem, working conditions, working hours, union, stipendio, licenziamento, salario, despido, plata, otkaz, зарплата',
      kinds: [KIND.employmentLaw],
      isOnlySaid: true,
    },
    {
      says: 'divorce papers, get divorced, divorced, leave my husband, leave my wife, husband left, separated, separate from husband, separate from wife, maintenance for children, child maintenance, child support, domestic violence, abusive husband, violent husband, violent partner, restraining order, protection order, adoption, adopt, adopt a child, guardianship, guardian, paternity, paternity test, fathers rights, see my children, visitation, access to children, civil marriage, civil union, marriage registration, register marriage, register my marriage, marry here, marry in malta, get married, getting married here, married, wedding papers, prenup, prenuptial agreement, change my name, name change, change of name, custody of children, razvod, розлучення, divorcio',
      kinds: [KIND.familyLaw],
      isOnlySaid: true,
    },
    {
      says: 'inheritance, inherit, heirs, succession, promise of sale, buy property, buy an apartment, property purchase, sell my flat, sell my house, property contract, property lawyer, witness signature, signature witnessed, legalise, legalise documents, legalisation, legalize, certified copy, true copy, certified true copy, authentication, authenticate, consent letter, travel consent, parental consent, loan agreement, rent contract, rental contract check, letting agreement, written agreement, agreement, agreements, declaration, oath, notario publico, notar, javni bilježnik, нотаріус',
      kinds: [KIND.notarial],
      isOnlySaid: true,
    },
    {
      says: 'start business, start my own business, own business, open business, open a business, open small business, set up business, set up a business, small business, small company, business, business licence, business license, trading licence, trade licence, shop licence, licence for shop, food licence, open a shop, open my shop, open a restaurant, open a salon, open my salon, open a bar, register as self employed, become self employed, work for myself, freelancer, freelance, ngo registration, register an ngo, register an association, register association, startup, start up, business plan, partnership, close a company, company secretary, holding company, vat registration, firma, otvoriti firmu, фірма, бізнес, negocio, empresa, negócio',
      kinds: [KIND.company],
      isOnlySaid: true,
    },
    {
      says: 'translate diploma, translate my diploma, diploma, degree certificate, translate degree, transcript, transcripts, translate driving licence, police conduct, conduct certificate, police certificate, marriage certificate translation, birth certificate translation, death certificate, translate letter, translate contract, documents into english, document in english, into maltese, portuguese to english, spanish to english, official translation, stamped translation, prevod, prevodilac, переклад, перекладач, pagsasalin',
      kinds: [KIND.translation],
      isOnlySaid: true,
    },
    {
      says: 'fill form, fill forms, fill application, fill in application, filling forms, application help, help with application, help with form, residence form',
      words: 'form',
      near: [KIND.immigration, KIND.translation],
    },
    {
      says: 'understand letter, understand a letter, understand this letter, explain letter, explain a letter, letter from government, government letter, letter from identita, letter from identity malta, letter from the court, letter from the office, official papers, sort my papers, sort my documents, papers help, my papers, help with papers, documents, bureaucracy, admin help',
      words: 'letter, folder',
      near: [KIND.immigration, KIND.translation],
    },
  ],
};

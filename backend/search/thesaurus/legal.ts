import type { Area } from './entry';
import { KIND } from './kinds';

export const LEGAL: Area = {
  category: 1,
  entries: [
    {
      says: 'lawyer, lawyers, solicitor, attorney, advocate, barrister, avukat, avvocato, abogado, abogada, advogado, avocat, legal adviser, legal advisor, legal advice, legal help, legal services, legal service, law firm, law office, legal, law, محامي, محام, वकील, адвокат',
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
      near: [KIND.immigration],
    },
    {
      says: 'citizenship, naturalisation, naturalization, passport, maltese passport, cittadinanza, ciudadanía, cidadania, nationality',
      near: [KIND.immigration],
    },
    {
      says: 'family reunification, family reunion, family permit, bring my wife, bring my husband, bring my parents, bring my mother, bring my father, bring my children, bring my family, spouse visa, reagrupación familiar, ricongiungimento, lam shamil, لم الشمل',
      words: 'reunification',
      near: [KIND.immigration],
    },
    {
      says: 'appeal, permit refused, refused permit, refused, refusal, refused visa, visa refusal, visa refused, deportation, overstay, removal order',
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
      says: 'landlord, landlord problem, landlord problems, eviction, deposit back, rent dispute, tenant, tenant rights, my landlord',
      words: 'landlord, lease, rental',
      near: [KIND.notarial],
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
      near: [KIND.company],
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
  ],
};

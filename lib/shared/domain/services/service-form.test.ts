import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { sampleServiceText } from '@/test/sample-service';
import { checkService as check } from './service-form';

const typed = sampleServiceText({ whatsappNumber: '', websiteUrl: '' });
const t = textsFor('en', 'errors.fields');

/** What the form says, in English: some of it is quoted by the specification. */
const checkService: (...input: Parameters<typeof check>) => Record<string, string> = (...input) =>
  Object.fromEntries(
    Object.entries(check(...input)).map(([field, problem]) => [field, t.of(problem)]),
  );

const chosen = { offered: 5, subcategories: 1, hasLogo: true, arePhotosDone: true };

describe('checkService', () => {
  it('SVF-015 SVF-016 SVF-017 is content without WhatsApp, website and photos', () => {
    expect(checkService(typed, chosen)).toEqual({});
  });

  it.each([
    ['SVF-008', 'name'],
    ['SVF-009', 'address'],
    ['SVF-010', 'countryIso'],
    ['SVF-011', 'phoneNumber'],
    ['SVF-012', 'description'],
    ['SVF-013', 'communityId'],
    ['SVF-014', 'categoryId'],
  ] as const)('%s asks for %s, and takes no spaces for it', (_, field) => {
    for (const value of ['', '  ']) {
      const errors = checkService({ ...typed, [field]: value }, chosen);
      expect(errors).toEqual({ [field]: expect.stringMatching(/^Please (?:enter|choose) a/) });
    }
  });

  it.each([
    [{ phoneNumber: '+356 21' }, { phoneNumber: 'Enter a valid phone number' }],
    [{ phoneNumber: 'by appointment' }, { phoneNumber: 'Enter a valid phone number' }],
    [{ whatsappNumber: '@habesha' }, { whatsappNumber: 'Enter a valid phone number' }],
    [{ whatsappNumber: '+251 91 123 4567' }, {}],
    [{ name: '***' }, { name: 'Please enter a name.' }],
    [{ name: 'ሐበሻ' }, {}],
  ])('SVF-008 SVF-011 SVF-015 judges %j', (change, errors) => {
    expect(checkService({ ...typed, ...change }, chosen)).toEqual(errors);
  });

  it('leaves what was stored before these rules as it is, and judges a change', () => {
    const stored = { ...typed, name: '***', phoneNumber: '21', whatsappNumber: '@habesha' };
    expect(checkService(stored, { ...chosen, stored })).toEqual({});
    expect(checkService({ ...stored, phoneNumber: '22' }, { ...chosen, stored })).toEqual({
      phoneNumber: 'Enter a valid phone number',
    });
  });

  it('SVF-023 SVF-024 asks for a subcategory only where there are any', () => {
    const none = { ...chosen, subcategories: 0 };
    expect(checkService(typed, none)).toEqual({
      subcategoryIds: 'Please select at least one subcategory.',
    });
    expect(checkService(typed, { ...none, offered: 0 })).toEqual({});
    expect(checkService(typed, { ...none, offered: null })).toEqual({
      subcategoryIds: t('subcategoriesUnknown'),
    });
  });

  it('SVF-025 asks for a logo and for photos that arrived', () => {
    expect(checkService(typed, { ...chosen, hasLogo: false, arePhotosDone: false })).toEqual({
      profileImageUrl: 'Please upload an image.',
      portfolioImages: t('photosUnfinished'),
    });
  });

  it.each(['https://', 'https:// a.example', 'https://a b', 'https://javascript:alert(1)'])(
    'refuses the website %j',
    (websiteUrl) => {
      expect(Object.keys(checkService({ ...typed, websiteUrl }, chosen))).toEqual(['websiteUrl']);
    },
  );
});

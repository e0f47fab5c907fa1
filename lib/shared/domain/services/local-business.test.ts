import { expect, test } from 'vitest';
import { businessType } from './local-business';

test.each([
  [1, [], 'LegalService'],
  [1, ['Contracts and Notarial', 'Family Law'], 'LegalService'],
  [2, [], 'HealthAndBeautyBusiness'],
  [2, ['Hair and Braiding'], 'HairSalon'],
  [2, ['Barbering', 'hair and braiding '], 'HairSalon'],
  [2, ['Nails'], 'NailSalon'],
  [2, ['Hair and Braiding', 'Make-up'], 'BeautySalon'],
  [2, ['Tailoring and Traditional Dress'], 'HealthAndBeautyBusiness'],
  [3, [], 'HomeAndConstructionBusiness'],
  [3, ['Plumbing'], 'Plumber'],
  [4, ['Restaurant and Home Dining'], 'FoodEstablishment'],
  [4, ['Coffee and Sweets'], 'CafeOrCoffeeShop'],
  [5, ['English'], 'LocalBusiness'],
  [6, [], 'LocalBusiness'],
  [7, ['Live Bands'], 'EntertainmentBusiness'],
  [8, [], 'LocalBusiness'],
  [8, ['Childminding'], 'ChildCare'],
  [8, ['Physiotherapy', 'Home Nursing'], 'MedicalBusiness'],
  [9, ['Taxi'], 'LocalBusiness'],
  [null, [], 'LocalBusiness'],
  [42, ['Nails'], 'LocalBusiness'],
])('category %s with %j is a %s', (category, subcategories, type) => {
  expect(businessType(category, subcategories)).toBe(type);
});

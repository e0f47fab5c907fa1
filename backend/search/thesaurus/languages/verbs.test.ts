import { expect, test } from 'vitest';
import { hindiForms, nepaliForms } from './verbs';

test.each([
  ['बाल काटना', ['बाल काटने', 'बाल कटाना', 'बाल कटवाने', 'बाल कटवानी']],
  ['बाल कटवाना', ['बाल कटाना', 'बाल कटवाने']],
  ['पार्सल भेजना', ['पार्सल भेजने', 'पार्सल भिजवाना']],
  ['कपड़े सिलवाना', ['कपड़े सिलाना', 'कपड़े सिलवाने']],
])('the Hindi verb of "%s" has its other forms', (phrase, forms) => {
  expect(hindiForms(phrase)).toEqual(expect.arrayContaining(forms));
});

test.each(['खाना', 'दर्जी', 'सोना'])('"%s" is no verb of a service, or too short', (word) => {
  expect(hindiForms(word)).not.toContain('वाना');
  expect(hindiForms(word).every((form) => form.length > 3)).toBe(true);
});

test.each([
  ['कपाल काट्न', ['कपाल काट्ने', 'कपाल काट्नु', 'कपाल कटाउने']],
  ['सामान पठाउने', ['सामान पठाउन', 'सामान पठाउनु']],
])('the Nepali verb of "%s" has its other forms', (phrase, forms) => {
  expect(nepaliForms(phrase)).toEqual(expect.arrayContaining(forms));
});

import { largeLetterFaults } from './support/checks/letters';
import { freeVisit } from './support/free-visit';
import { confirm, expectConfirmed, fillIn } from './support/review-page';
import { expect, LONG_ON_PHONE, test } from './support/test';

test(
  'with letters of 200 % a visit is booked on a phone',
  LONG_ON_PHONE,
  async ({ page, product }) => {
    const visit = await freeVisit(product);
    await page.goto(visit.path);
    await fillIn(page);
    expect.soft(await largeLetterFaults(page), 'the review, filled in').toEqual([]);
    await confirm(page);
    await expectConfirmed(page);
    expect.soft(await largeLetterFaults(page), 'the confirmation').toEqual([]);
  },
);

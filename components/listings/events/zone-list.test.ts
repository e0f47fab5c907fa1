import { describe, expect, it } from 'vitest';
import { markTyped } from './zone-list';

describe('the part of a zone’s name that was typed', () => {
  it.each([
    ['Europe/London', 'europe/l', ['', 'Europe/L', 'ondon']],
    ['America/New_York', 'new y', ['America/', 'New_Y', 'ork']],
    ['America/Indiana/Indianapolis', 'indianap', ['America/Indiana/', 'Indianap', 'olis']],
    ['Australia/Lord_Howe', 'or', ['Australia/L', 'or', 'd_Howe']],
    ['Asia/Kolkata', 'calcutta', ['', '', 'Asia/Kolkata']],
    ['Asia/Kathmandu', '+5:45', ['', '', 'Asia/Kathmandu']],
    ['UTC', ' ', ['', '', 'UTC']],
  ])('of %s with "%s"', (name, typed, parts) => {
    expect(markTyped(name, typed)).toEqual(parts);
  });
});

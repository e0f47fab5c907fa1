import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject';

describe('subjectOf', () => {
  it('is the documented rule', () => {
    // printf 'ada@settln.example' | sha256sum
    expect(subjectOf('ada@settln.example')).toBe('local-67d60a9ccb9880da8682fbe4');
  });

  it('does not go by case or space around the address', () => {
    expect(subjectOf('  Ada@Settln.Example ')).toBe(subjectOf('ada@settln.example'));
  });

  it('differs from address to address', () => {
    expect(subjectOf('adb@settln.example')).not.toBe(subjectOf('ada@settln.example'));
  });
});

import { describe, expect, it } from 'vitest';
import { SERVICE_LIMITS } from '@/lib/domain/services/service-form';
import { fromServiceTexts, toServiceTexts } from './service-texts';

const row = {
  ...{ name: 'Selam Braids', description: 'Braids', address: 'Valletta' },
  ...{ phoneNumber: '+356 2100 0001', whatsappNumber: null, websiteUrl: 'https://selam.example' },
};

describe('the texts of a service', () => {
  it('PC-013, CC-005: are answered in the spelling of {host}', () => {
    expect(toServiceTexts(row)).toEqual({
      ...{ name: 'Selam Braids', description: 'Braids', address: 'Valletta' },
      phone_number: '+356 2100 0001',
      whatsapp_number: null,
      website_url: 'https://selam.example',
    });
  });

  it('are read back as they were', () => {
    const wire = { ...toServiceTexts(row), whatsapp_number: '', website_url: '' };
    expect(fromServiceTexts(wire)).toEqual({ ...row, whatsappNumber: '', websiteUrl: '' });
  });

  it('have the limits that the form shows', () => {
    expect(SERVICE_LIMITS).toEqual({
      ...{ name: 120, description: 4000, address: 200 },
      ...{ phoneNumber: 40, whatsappNumber: 40, websiteUrl: 300 },
    });
  });
});

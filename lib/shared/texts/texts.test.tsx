import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textsFor } from './catalogue';

const news = textsFor('en', 'news.browser');
const fields = textsFor('en', 'errors.fields');

describe('texts', () => {
  it('counts by the rules of the language', () => {
    expect(news('articleCount', { count: 1 })).toBe('1 article');
    expect(news('articleCount', { count: 1200 })).toBe('1,200 articles');
  });

  it('renders what stands between tags', () => {
    const text = textsFor('en', 'site.contact').rich('leave', {
      link: (chunks) => <a href="/x">{chunks}</a>,
    });
    expect(renderToStaticMarkup(text)).toBe(
      'Do you want to delete your account? <a href="/x">Request account deletion</a>',
    );
  });

  it('puts a message into words that other code chose', () => {
    expect(fields.of({ key: 'tooLong', values: { limit: 40 } })).toBe('Use 40 characters or fewer');
    expect(fields.isKey('tooLong')).toBe(true);
    expect(fields.isKey('constructor')).toBe(false);
  });

  it('does not compile without its key, its values or its tags', () => {
    const wrong = () => {
      // @ts-expect-error no such key
      news('nothing');
      // @ts-expect-error a count is missing
      news('articleCount');
      // @ts-expect-error a count is a number
      news('articleCount', { count: '1' });
      // @ts-expect-error no such group
      textsFor('en', 'news.nothing');
      // @ts-expect-error a text with tags needs rich
      textsFor('en', 'site.contact')('leave');
      // @ts-expect-error one of the keys needs a value
      fields('tooLong' as 'tooLong' | 'nameMissing');
    };
    expect(wrong).toBeTypeOf('function');
  });
});

describe('another language', () => {
  it('counts in its own way', () => {
    const days = [1, 2, 5, 11, 100].map((count) =>
      textsFor('ar', 'news.browser')('articleCount', { count }),
    );
    expect(new Set(days.map((text) => text.replace(/\d+/g, ''))).size).toBe(5);
  });

  it('has the English text where it has none', () => {
    const key = 'heading';
    expect(textsFor('mt', 'legal.terms')(key)).toBe(textsFor('en', 'legal.terms')(key));
  });
});

describe('the pseudo-locale', () => {
  const pseudo = textsFor('en-XA', 'news.browser');

  it('accents and stretches each text, in brackets', () => {
    expect(pseudo('loading')).toBe('[Ĺőőààďîîńĝ ńééŵś…]');
  });

  it('leaves values, plurals and tags as they are', () => {
    expect(pseudo('articleCount', { count: 2 })).toBe('[2 ààŕţîîĉĺééś]');
    const text = textsFor('en-XA', 'site.contact').rich('leave', {
      link: (chunks) => <a href="/x">{chunks}</a>,
    });
    expect(renderToStaticMarkup(text)).toMatch(/^\[[^a-z]+<a href="\/x">[^a-z]+<\/a>\]$/);
  });

  it('is about 1.4 times as long', () => {
    const [long, short] = [textsFor('en-XA', 'site.error'), textsFor('en', 'site.error')];
    expect(long('lead').length / short('lead').length).toBeGreaterThan(1.25);
  });
});

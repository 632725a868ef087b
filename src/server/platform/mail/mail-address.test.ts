import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { isMailAddress, parseMailbox, singleLine } from './mail-address.ts';

describe('mail addresses', () => {
  test.each(['a@example.cz', 'jan.novak+trh@mail.example.cz', "o'brien@example.ie", 'žluťoučký@háčky.cz'])(
    '%s is valid',
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  test.each([
    '',
    'a',
    'a@',
    '@b.cz',
    'a@b@c.cz',
    'a b@c.cz',
    'a@c.cz, d@e.cz',
    'a@c.cz\r\nRCPT TO:<x@y.cz>',
    '<a@c.cz>',
    '"a"@c.cz',
  ])('%j is invalid', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  test('parses an address with and without a name', () => {
    expect(parseMailbox('Karafa, s.r.o. <noreply@karafa.example>')).toEqual({
      name: 'Karafa, s.r.o.',
      address: 'noreply@karafa.example',
    });
    expect(parseMailbox('"Karafa" <a@b.cz>')).toEqual({ name: 'Karafa', address: 'a@b.cz' });
    expect(parseMailbox(' a@b.cz ')).toEqual({ address: 'a@b.cz' });
    expect(parseMailbox('Karafa <>')).toBeUndefined();
  });

  test('a text for a header has one line', () => {
    expect(singleLine(' Jan\r\nBcc: x@y.cz\u2028\0 Novák\t')).toBe('Jan Bcc: x@y.cz Novák');
  });
});

describe('the mail configuration', () => {
  test('by default mails come from the public host and are stored without being sent', () => {
    expect(readConfig({}).mail).toEqual({
      smtpUrl: undefined,
      from: { name: 'Karafa', address: 'noreply@localhost' },
      replyTo: undefined,
      host: 'localhost',
    });
    expect(readConfig({ PUBLIC_URL: 'https://www.karafa.example:8443/' }).mail.from.address).toBe(
      'noreply@karafa.example',
    );
  });

  test('names every invalid variable', () => {
    const wrong = { SMTP_URL: 'http://mail.example', MAIL_FROM: 'Karafa', MAIL_REPLY_TO: 'a b' };
    expect(() => readConfig(wrong)).toThrow(
      /SMTP_URL: must look like smtp:[\s\S]*MAIL_FROM: must be[\s\S]*MAIL_REPLY_TO: must be/,
    );
  });
});

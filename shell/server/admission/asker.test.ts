import { expect, test } from 'vitest';
import { askerOf, lineOf } from './asker.ts';

const visit = (userAgent: string, isLocal = false) => {
  const url = new URL('http://portal.test/');
  const known = { method: 'GET', cookies: new Map(), origin: url.origin, publicOrigin: url.origin, isFramed: false };
  return { ...known, url, address: '203.0.113.7', userAgent, isLocal };
};

test('a line is an IPv4 address however it is written, or the first 56 bits of an IPv6 one', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7'].map(lineOf)).toEqual(['203.0.113.7', '203.0.113.7']);
  const home = lineOf('2001:db8:1:ab12::1');
  expect(home).toBe('2001:db8:1:ab');
  expect(lineOf('2001:db8:1:abff:9::2')).toBe(home);
  expect(lineOf('2001:db8:1:ac00::1')).not.toBe(home);
});

test('who names itself a program, or nothing at all, is a crawler; this machine has no budget', () => {
  const person =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect([person, google, 'curl/8.5.0', ''].map((agent) => askerOf(visit(agent), 'page').isCrawler)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(askerOf(visit(person), 'part', true)).toEqual({
    wanted: 'part',
    isCrawler: false,
    isListed: true,
    network: '203.0.113.7',
  });
  expect(askerOf(visit(person, true), 'page').network).toBeUndefined();
});

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from '../http/client-address.ts';
import { createAddressAllowance } from './address-allowance.ts';

const from = (remoteAddress: string, forwarded?: string, isBehindProxy = false) =>
  clientAddress(
    {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress },
    } as unknown as IncomingMessage,
    isBehindProxy,
  );

test('one address says so much of one thing, and after its time again', () => {
  let at = 0;
  const allowance = createAddressAllowance({ most: 2, perMs: 1000, now: () => at });
  const one = from('192.0.2.1');
  expect([1, 2, 3].map(() => allowance.takes(one, 'mf-fair crashed'))).toEqual([true, true, false]);
  expect(allowance.takes(one, 'mf-search crashed')).toBe(true);
  expect(allowance.takes(from('192.0.2.2'), 'mf-fair crashed')).toBe(true);
  at = 1000;
  expect(allowance.takes(one, 'mf-fair crashed')).toBe(true);
});

test('what a proxy of ours says counts only where there is one; a household in IPv6 is one address', () => {
  const open = createAddressAllowance({ most: 1, perMs: 1000 });
  expect([1, 2].map((n) => open.takes(from('192.0.2.1', `198.51.100.${n}`), 'x'))).toEqual([true, false]);
  const behind = createAddressAllowance({ most: 1, perMs: 1000 });
  const visitors = [
    '198.51.100.1',
    '203.0.113.9, 198.51.100.2',
    '203.0.113.8, 198.51.100.2',
    '2001:db8:1:2::3',
    '2001:db8:1:2:9::4',
  ];
  expect(visitors.map((address) => behind.takes(from('127.0.0.1', address, true), 'x'))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('whoever has a network in IPv6 is one address, however its addresses are spelled', () => {
  const behind = createAddressAllowance({ most: 1, perMs: 1000 });
  const ofOne = ['2001:db8::1:2:3:4', '2001:db8::5:6:7:8', '2001:DB8:0:0:9::', '2001:db8::'];
  const takes = ofOne.map((address) => behind.takes(from('127.0.0.1', address, true), 'x'));
  expect(takes).toEqual([true, false, false, false]);
});

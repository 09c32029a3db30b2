import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryLimit } from './query-limit.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const key = (maxQueriesPerIPPerHour: number) => ({ value: 'key', maxQueriesPerIPPerHour });
const refusal = expect.objectContaining({ status: 429, message: 'Too Many Requests' });

/** How many single queries of an address are let through, ten at most. */
function allowed(limit: QueryLimit, most: number, address: string): number {
  for (let asked = 0; asked < 10; asked++) {
    try {
      limit.count(key(most), address, 1);
    } catch (error) {
      expect(error).toEqual(refusal);
      return asked;
    }
  }
  return 10;
}

describe('queries of an address in an hour', () => {
  test('several queries of one request count as so many', () => {
    const limit = new QueryLimit();
    limit.count(key(10), '203.0.113.1', 8);
    expect(() => limit.count(key(10), '203.0.113.1', 3)).toThrow(refusal);
    limit.count(key(10), '203.0.113.2', 10);
  });

  test('after an hour the count starts anew', () => {
    const limit = new QueryLimit();
    expect(allowed(limit, 2, '203.0.113.1')).toBe(2);
    vi.advanceTimersByTime(HOUR_MS + 1);
    expect(allowed(limit, 2, '203.0.113.1')).toBe(2);
  });

  test('0 is no limit', () => {
    expect(allowed(new QueryLimit(), 0, '203.0.113.1')).toBe(10);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:2'],
    ['2001:db8::', '2001:db8:0:0:1::'],
    ['2001:db8::1', '2001:db8:0:0:0:0:192.0.2.1'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('%s and %s are one visitor', (one, other) => {
    const limit = new QueryLimit();
    expect(allowed(limit, 2, one)).toBe(2);
    expect(allowed(limit, 2, other)).toBe(0);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['1::2:3:4:5:6', '1::2:3:4:5'],
    ['203.0.113.1', '203.0.113.2'],
    ['::ffff:cb00:7101', '::ffff:cb00:7102'],
    ['', 'unknown'],
  ])('%s and %s are two', (one, other) => {
    const limit = new QueryLimit();
    expect(allowed(limit, 2, one)).toBe(2);
    expect(allowed(limit, 2, other)).toBe(2);
  });

  test('where addresses are too many, the one that has been counted longest is forgotten', () => {
    const limit = new QueryLimit(3);
    for (const address of ['a', 'b', 'c']) expect(allowed(limit, 1, address)).toBe(1);
    expect(allowed(limit, 1, 'd')).toBe(1);
    expect(['b', 'c', 'd'].map((address) => allowed(limit, 1, address))).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(HOUR_MS + 1);
    expect(allowed(limit, 1, 'b')).toBe(1);
    expect(allowed(limit, 1, 'e')).toBe(1);
    expect(allowed(limit, 1, 'b')).toBe(0);
  });
});

import { expect, test } from 'vitest';
import { hostsOf } from './index-client.ts';

test("Algolia's own address keeps the client's other hosts to try; any other is the only one", () => {
  expect(hostsOf({ appId: 'ABC123', url: 'https://ABC123.algolia.net' })).toEqual({});
  expect(hostsOf({ appId: 'ABC123', url: 'https://abc123-dsn.algolia.net/' })).toEqual({});
  expect(hostsOf({ appId: 'ABC123', url: 'https://search.umbral.example/engine' })).toEqual({
    hosts: [{ url: 'search.umbral.example/engine', protocol: 'https', accept: 'readWrite' }],
  });
  expect(hostsOf({ appId: 'UMBRAL', url: 'http://127.0.0.1:4201' })).toEqual({
    hosts: [{ url: '127.0.0.1:4201', protocol: 'http', accept: 'readWrite' }],
  });
});

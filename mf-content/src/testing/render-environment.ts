import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';

export const testOrigin = 'https://portal.test';

export const testEnvironment: RenderEnvironment = {
  remote: 'mf-content',
  version: 'test',
  apiBase: 'http://backend.test/api',
  search: { appId: '', apiKey: '', host: '', protocol: 'http' },
  currency: { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' },
  origin: testOrigin,
};

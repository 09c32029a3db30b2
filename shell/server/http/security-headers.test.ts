import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { bootstrapHash, contentSecurityPolicy, documentHeaders } from './security-headers.ts';

const origin = 'https://umbral.example';
const policyOf = (headers: ReturnType<typeof documentHeaders>) => String(headers['content-security-policy']);

test('pictures may come from the bucket that is configured, and nothing else may', () => {
  const policy = policyOf(documentHeaders({ origin, picturesOrigin: 'https://fotos.example' }));
  expect(policy).toContain("img-src 'self' data: https://fotos.example;");
  expect(policy.match(/fotos\.example/g)).toHaveLength(1);
  expect(policyOf(documentHeaders({ origin }))).toContain("img-src 'self' data:;");
});

test('[R064] tiles of the map may come from the server that is configured', () => {
  const config = readConfig({ MAP_TILES_URL: 'https://tiles.example/base/{z}/{x}/{y}.png' });
  expect(config.MAP_TILES_URL).toBe('https://tiles.example/base/{z}/{x}/{y}.png');
  const policy = policyOf(documentHeaders({ origin, tilesOrigin: 'https://tiles.example' }));
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  const here = 'http://localhost:8080/{z}/{x}/{y}.png';
  expect(readConfig({ MAP_TILES_URL: here }).MAP_TILES_URL).toBe(here);
  expect(() => readConfig({ MAP_TILES_URL: 'https://tiles.example/one.png' })).toThrow('MAP_TILES_URL');
  expect(() => readConfig({ MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}' })).toThrow('MAP_TILES_URL');
});

test('[R046] a page whose address holds a secret tells nobody more than the origin of the portal', () => {
  expect(documentHeaders({ origin, isSecret: true })['referrer-policy']).toBe('strict-origin');
  expect(documentHeaders({ origin })).not.toHaveProperty('referrer-policy');
});

const before = `default-src https://umbral.example/r/; object-src 'none'; script-src '${bootstrapHash}' https://umbral.example/r/`;
const after =
  "manifest-src 'self'; worker-src https://umbral.example/_worker.js; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

test.each([undefined, 'altcha'] as const)('[B072] our own captcha (%s) lets nobody in', (captchaProvider) => {
  const headers = documentHeaders({ origin, captchaProvider });
  expect(policyOf(headers)).toBe(
    `${before}; style-src https://umbral.example/r/; img-src 'self' data:; media-src 'self'; connect-src 'self'; ` +
      `font-src 'self'; frame-src 'self'; ${after}; require-trusted-types-for 'script'; trusted-types default`,
  );
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test('[B072] with hCaptcha its hosts are let in and nothing else is', () => {
  const headers = documentHeaders({ origin, captchaProvider: 'hcaptcha' });
  const hosts = 'https://hcaptcha.com https://*.hcaptcha.com';
  expect(policyOf(headers)).toBe(
    `${before} ${hosts}; style-src https://umbral.example/r/ ${hosts}; img-src 'self' data:; media-src 'self'; ` +
      `connect-src 'self' ${hosts}; font-src 'self'; frame-src 'self' ${hosts}; ${after}`,
  );
  expect(headers).not.toHaveProperty('integrity-policy');
});

test('[B072] with reCAPTCHA its folders are let in, not its whole hosts', () => {
  const headers = documentHeaders({ origin, captchaProvider: 'recaptcha' });
  expect(policyOf(headers)).toBe(
    `${before} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; ` +
      "style-src https://umbral.example/r/; img-src 'self' data:; media-src 'self'; connect-src 'self'; " +
      "font-src 'self'; frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; " +
      `${after}; require-trusted-types-for 'script'`,
  );
  expect(headers).not.toHaveProperty('integrity-policy');
});

test('a captcha that nobody knows is no configuration', () => {
  expect(() => readConfig({ CAPTCHA_PROVIDER: 'turnstile' })).toThrow(/CAPTCHA_PROVIDER/);
  expect(readConfig({ CAPTCHA_PROVIDER: 'hcaptcha' }).CAPTCHA_PROVIDER).toBe('hcaptcha');
  expect(readConfig({}).CAPTCHA_PROVIDER).toBe('altcha');
});

test('[R064] streets of a bucket may be read by the map, those of this server need no way out', () => {
  const elsewhere = readConfig({ MAP_STREETS_URL: 'https://bucket.example/colombia.pmtiles' });
  expect(elsewhere.MAP_STREETS_URL).toBe('https://bucket.example/colombia.pmtiles');
  expect(readConfig({ MAP_STREETS_URL: '/media/streets/colombia.pmtiles' }).MAP_STREETS_URL).toBeDefined();
  expect(() => readConfig({ MAP_STREETS_URL: 'http://bucket.example/a.pmtiles' })).toThrow('MAP_STREETS_URL');
  expect(() => readConfig({ MAP_STREETS_URL: '/etc/passwd' })).toThrow('MAP_STREETS_URL');
  const policy = contentSecurityPolicy({ origin: 'https://portal.test', streetsOrigin: 'https://bucket.example' });
  expect(policy).toContain("connect-src 'self' https://bucket.example");
});

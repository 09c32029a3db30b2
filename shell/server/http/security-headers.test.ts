import { expect, test } from 'vitest';
import { documentHeaders } from './security-headers.ts';

const origin = 'https://umbral.example';
const policyOf = (headers: ReturnType<typeof documentHeaders>) => String(headers['content-security-policy']);

test('pictures may come from the bucket that is configured, and nothing else may', () => {
  const policy = policyOf(documentHeaders({ origin, picturesOrigin: 'https://fotos.example' }));
  expect(policy).toContain("img-src 'self' data: https://fotos.example;");
  expect(policy.match(/fotos\.example/g)).toHaveLength(1);
  expect(policyOf(documentHeaders({ origin }))).toContain("img-src 'self' data:;");
});

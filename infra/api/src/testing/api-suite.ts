import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';

const contracts = fileURLToPath(new URL('../../../../shared-contracts/domain/src/api/', import.meta.url));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

/** Every endpoint value of the contract. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(contracts).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(`${contracts}${name}`)));
  return modules.flatMap((exports: object) => Object.values(exports).filter(isEndpoint));
}

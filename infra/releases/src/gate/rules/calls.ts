import type { CallContract } from '@umbral/protocol/release/release-contract.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import type { ApiContract } from '../../contract/release-contract.ts';
import type { Version } from '../../living/world.ts';
import type { Misfit } from '../schema/misfit.ts';
import { findMisfits } from '../schema/subset.ts';
import type { Refusal } from '../verdict.ts';
import { placeOf } from './pairing.ts';

const party = 'api';

/** The backend that runs knows every call of the candidate, takes what it sends, and answers what it reads. */
export function callsFit({ contract }: Version, api: ApiContract | undefined): readonly Refusal[] {
  if (!api) return Object.keys(contract.calls).length > 0 ? [unknownBackend] : [];
  return Object.entries(contract.calls).flatMap(([operation, call]) => {
    const served = api[operation];
    const field = placeOf('calls', operation);
    if (!served) return [unknownCall(operation, call, field)];
    return [...addressRefusals(operation, call, served, field), ...payloadRefusals(operation, call, served, field)];
  });
}

const unknownBackend: Refusal = {
  rule: 'api',
  field: 'calls',
  party,
  direction: 'gives',
  reason: 'Calls cannot be checked: the backend does not answer and has never said what it serves',
  wayOut: 'Start the backend and check again, or let an operator override with a reason.',
};

function unknownCall(operation: string, { method, path }: CallContract, field: string): Refusal {
  return {
    rule: 'api',
    field,
    party,
    direction: 'gives',
    reason: `${operation} ${method} ${path} is called, but the backend does not serve it`,
    wayOut: `Deploy a backend that serves ${operation} first.`,
  };
}

function addressRefusals(operation: string, call: CallContract, served: CallContract, field: string): Refusal[] {
  const changed = (['method', 'path'] as const).filter((key) => call[key] !== served[key]);
  return changed.map((key) => ({
    rule: 'api',
    field: `${field}.${key}`,
    party,
    direction: 'gives',
    reason: `${operation} has the ${key} ${call[key]}, but the backend serves ${served[key]}`,
    wayOut: `Call ${served.method} ${served.path}, or deploy a backend that serves both first.`,
  }));
}

function payloadRefusals(operation: string, call: CallContract, served: CallContract, field: string): Refusal[] {
  const sent = (['params', 'query', 'body'] as const).flatMap((part) =>
    misfitsOf(call[part], served[part]).map(
      (fault): Refusal => ({
        rule: 'api',
        field: `${field}.${part}${fault.path}`,
        party,
        direction: 'gives',
        reason: `${operation} sends ${part}${fault.path}, which ${fault.reason}`,
        wayOut: sentWayOut(part, fault),
      }),
    ),
  );
  const answered = misfitsOf(served.response, call.response).map(
    (fault): Refusal => ({
      rule: 'api',
      field: `${field}.response${fault.path}`,
      party,
      direction: 'takes',
      reason: `${operation} reads response${fault.path}, which ${fault.reason}`,
      wayOut: `Read response${fault.path} as the backend gives it now, or deploy a backend that gives the new form first.`,
    }),
  );
  return [...sent, ...answered];
}

function sentWayOut(part: string, { kind, path }: Misfit): string {
  if (kind === 'unknown-field') return `Leave ${part}${path} out, or deploy a backend that takes it first.`;
  if (kind === 'maybe-absent' || kind === 'never-given') return `Always send ${part}${path}.`;
  return `Send ${part}${path} as the backend takes it, or deploy a backend that takes the new form first.`;
}

/** A part that the caller does not send is an empty one; one that the backend does not read harms nobody. */
function misfitsOf(given: JsonSchema | undefined, wanted: JsonSchema | undefined): readonly Misfit[] {
  if (!wanted) return [];
  return findMisfits(given ?? { type: 'object', properties: {}, additionalProperties: false }, wanted);
}

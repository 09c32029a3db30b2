import { problemTypes } from '@umbral/protocol/calls/problem.ts';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { secretMark } from './victim.ts';

const problem = z.object({ type: z.enum(problemTypes), title: z.string().min(1), status: z.number() });

/** Words of the inside that no answer may tell. */
const inside =
  /\bat (async )?[\w.<>]+ \(|node_modules|\/src\/|syntax error at|relation "|violates \w+ constraint|pg_catalog|ECONN|\$argon2|ENOENT/;

/** What is wrong with an answer to an attack, or nothing. */
export function faultOf(answer: LightMyRequestResponse, maySeeAll: boolean): string | undefined {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500) return `answered ${statusCode}`;
  if (inside.test(body)) return `tells of the inside: ${inside.exec(body)?.[0]}`;
  if (!maySeeAll && body.includes(secretMark)) return 'shows what belongs to somebody else';
  if (headers['set-cookie']?.toString().includes('stolen')) return 'sets a cookie of the attacker';
  if (headers.location?.toString().startsWith('//') || headers.location?.toString().includes('attacker.example')) {
    return `redirects to ${headers.location}`;
  }
  return statusCode >= 400 ? faultOfRefusal(answer) : undefined;
}

function faultOfRefusal({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  if (!headers['content-type']?.toString().startsWith('application/problem+json')) return 'refuses without a problem';
  const parsed = problem.safeParse(JSON.parse(body));
  if (!parsed.success) return 'refuses with a broken problem';
  if (parsed.data.status !== statusCode) return `says ${parsed.data.status} and answers ${statusCode}`;
  return undefined;
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from './answer-fault.ts';
import {
  type AttackRun,
  attacksOn,
  carryOut,
  cookieOf,
  runMs,
  startAttackRun,
  trapped,
  withCookie,
} from './attack-run.ts';
import { requestOf } from './hostile-requests.ts';

let run: AttackRun;

beforeAll(async () => {
  run = await startAttackRun();
});

afterAll(() => run.api.close());

test('guarded calls answer 401 to nobody, whatever is sent; every call answers its own example without a fault', async () => {
  const faults: string[] = [];
  for (const target of run.targets) {
    const answer = await run.api.app.inject(requestOf(target));
    if (target.isGuarded && answer.statusCode !== 401) faults.push(`${target.id} let nobody in: ${answer.statusCode}`);
    const fault = faultOf(answer, false);
    if (fault) faults.push(`${target.id} ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('an unknown field is refused by every call that takes a document', async () => {
  const lenient: string[] = [];
  const cookie = await cookieOf(run, 'admin');
  for (const target of run.targets) {
    if (typeof target.body !== 'object' || target.contentType !== 'application/json') continue;
    const body = { ...target.body, rol_secreto: 'administrador' };
    const { statusCode } = await run.api.app.inject(withCookie(requestOf(target, { body }), cookie));
    if (![401, 403, 422].includes(statusCode)) lenient.push(`${target.id} ${target.path}: ${statusCode}`);
  }
  expect(lenient).toEqual([]);
});

test('neither the owner nor an administrator brings a guarded call down', { timeout: runMs }, async () => {
  const faults: string[] = [];
  let count = 0;
  for (const target of run.targets.filter(({ isGuarded }) => isGuarded)) {
    for (const attack of await attacksOn(run, target, 'owners')) count += await carryOut(run, target, attack, faults);
  }
  expect(count).toBeGreaterThan(5000);
  expect(faults).toEqual([]);
});

test('no injected statement was carried out', async () => {
  expect(await trapped(run)).toEqual([]);
});

import { execFile } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = `
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { packersStepBack } from '${new URL('./packers-step-back.ts', import.meta.url).pathname}';
const count = await packersStepBack();
const names = Object.groupBy(readdirSync('/proc/self/task'), (id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim());
const stepsOf = (name) => [...new Set(names[name].map((id) => getPriority(Number(id)) - getPriority()))];
console.log(JSON.stringify({ count, packers: stepsOf('libuv-worker'), answering: stepsOf('MainThread') }));
`;

test('who packs answers stands behind who gives them, nobody else does', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const steps = Math.min(5, constants.priority.PRIORITY_LOW - getPriority());
  expect(JSON.parse(stdout)).toEqual({ count: 4, packers: [steps], answering: [0] });
});

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A program for the supervisor's tests: `FAKE_MODE` says how it behaves, it answers 200 on `FAKE_PORT`. */
const mode = process.env.FAKE_MODE ?? '';

if (mode === 'fails-at-once') {
  process.stdout.write('the configuration is wrong\n');
  process.exit(3);
}
if (mode === 'has-a-child') {
  const child = spawn('sleep', ['300']);
  process.stdout.write(`child ${child.pid}\n`);
}
process.on('SIGTERM', () => {
  process.stdout.write('asked to stop\n');
  if (mode !== 'ignores-stop') process.exit(0);
});

function loopForEver(): never {
  for (;;) Math.sqrt(2);
}

const server = createServer((request, response) => {
  response.end('fine');
  if (request.url === '/crash') setImmediate(() => process.exit(9));
  if (request.url === '/loop') setImmediate(loopForEver);
});
if (mode === 'slow') await delay(300);
server.listen(mode === 'never-ready' ? 0 : Number(process.env.FAKE_PORT), '127.0.0.1');
process.stdout.write(`pid ${process.pid}\n`);

import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Does what systemd does for services that share a socket: keeps programs running, each with the listening socket that
 * is this process's fourth file, and starts one that ended again at once. `DOORMAN_PORTS` are their own ports, each in
 * the variable that `DOORMAN_PORT_NAME` names; the arguments are the command. A line of input is the number of the one
 * that is to end by itself, and be replaced. Tells `<number> <pid>` of each start.
 */
const [command = process.execPath, ...args] = process.argv.slice(2);
const { DOORMAN_PORTS = '', DOORMAN_PORT_NAME = 'PORT', ...env } = process.env;
const socket = 3;
const running = new Map<number, ChildProcess>();
let isEnding = false;

function start(number: number, port: string): void {
  // Only the program itself knows its number of a process, which the protocol asks for.
  const words = ['-c', 'export LISTEN_PID=$$; exec "$0" "$@"', command, ...args];
  const own = { ...env, [DOORMAN_PORT_NAME]: port, LISTEN_FDS: '1' };
  const child = spawn('sh', words, { env: own, stdio: ['ignore', 'inherit', 'inherit', socket] });
  running.set(number, child);
  process.stdout.write(`${number} ${child.pid}\n`);
  child.once('exit', () => {
    if (!isEnding) start(number, port);
  });
}

for (const [number, port] of DOORMAN_PORTS.split(',').entries()) start(number, port);
process.stdin.on('data', (line) => void running.get(Number(String(line)))?.kill('SIGTERM'));
process.on('SIGTERM', () => {
  isEnding = true;
  for (const child of running.values()) child.kill('SIGKILL');
  process.exit(0);
});

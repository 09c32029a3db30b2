import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The npm that started us, directly or through its shell; 0 when none did or this system does not say. */
function findNpm() {
  const parent = process.ppid;
  const stat = readProcess(parent, 'stat');
  const grandparent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return [parent, grandparent].find((pid) => readProcess(pid, 'cmdline').startsWith('npm')) ?? 0;
}

/** Calls `onGone` once npm is dead: a killed npm forwards nothing, and nobody would know that we still run. */
function watchNpm(onGone) {
  const npm = findNpm();
  if (npm === 0) return undefined;
  const timer = setInterval(() => readProcess(npm, 'cmdline') === '' && onGone(), 1000);
  timer.unref();
  return timer;
}

/**
 * Runs a program to its end with our streams and gives its exit code (128 + number for a signal).
 * At a terminal Ctrl-C reaches it directly; elsewhere it has its own process group, which our signals are sent to.
 */
export function run(command, args, { cwd, env }) {
  const isInteractive = process.stdin.isTTY === true;
  // The channel tells the program that we died, even by kill -9.
  const child = spawn(command, args, {
    cwd,
    env,
    detached: !isInteractive,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const send = (signal) => {
    try {
      process.kill(isInteractive ? child.pid : -child.pid, signal);
    } catch {
      // It ended a moment ago; its exit code follows.
    }
  };
  const onSignal = (signal) => (isInteractive && signal === 'SIGINT' ? undefined : send(signal));
  for (const signal of forwarded) process.on(signal, onSignal);
  const timer = watchNpm(() => send('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(() => {
    clearInterval(timer);
    for (const signal of forwarded) process.off(signal, onSignal);
  });
}

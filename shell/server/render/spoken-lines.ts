import type { Readable } from 'node:stream';

const longestLine = 500;
const mostLines = 60;
const perMs = 10_000;

/**
 * Hears what a program of others writes, line by line: long ones cut, without what follows a question mark in an address,
 * which may be personal, and no more than so many in ten seconds.
 */
export function hearLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  let heard = 0;
  let since = 0;
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) hear(line);
  });
  stream.on('end', () => hear(rest));
  stream.on('error', () => undefined);

  function hear(line: string): void {
    const now = performance.now();
    if (now - since > perMs) {
      since = now;
      heard = 0;
    }
    if (line.trim() === '' || ++heard > mostLines) return;
    onLine(heard === mostLines ? 'it says too much' : line.slice(0, longestLine).replace(/\?[^\s)'"]*/g, ''));
  }
}

import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const timeoutMs = 20_000;

/**
 * Has a program draw a picture in a process of its own: this one decodes what people send and has every other decoder
 * shut off, which holds for a whole process. The program takes JSON on its standard input and leaves the picture on its
 * output; it fails with what it said.
 */
export async function drawApart(program: URL, input: unknown): Promise<Buffer> {
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    timeout: timeoutMs,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(input));
  const [picture, said, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
  if (code !== 0) throw new Error(`The picture could not be drawn: ${said.toString().slice(0, 500)}`);
  return picture;
}

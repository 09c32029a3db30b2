import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CardFacts } from './card-facts.ts';

const program = fileURLToPath(new URL('draw-card-main.ts', import.meta.url));
const timeoutMs = 20_000;

/**
 * Draws a card in a process of its own: this one decodes what people send and has every other decoder shut off, which
 * holds for a whole process. Fails with what the program said.
 */
export async function drawCardApart(facts: CardFacts, photo: Buffer | undefined): Promise<Buffer> {
  const child = spawn(process.execPath, [program], { timeout: timeoutMs, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify({ facts, photo: photo?.toString('base64') }));
  const [card, said, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
  if (code !== 0) throw new Error(`The card could not be drawn: ${said.toString().slice(0, 500)}`);
  return card;
}

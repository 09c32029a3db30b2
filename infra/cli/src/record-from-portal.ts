import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { readRecording } from '@umbral/test/recording.ts';
import { buildRemote } from './build-remote.ts';
import { recordPortal } from './record/record-portal.ts';

export const recordUsage = `umbral record --portal <url> [</address> …]   what is around the remote in a portal, into composition.json for its tests
The portal may be UMBRAL_PORTAL instead.`;

const options = { portal: { type: 'string' } } as const;

/** Builds the remote of this repository and keeps what its pages need of the others in a portal; gives the exit code. */
export async function recordFromPortal(words: string[], signal: AbortSignal): Promise<number> {
  const { values, positionals: pages } = parseArgs({ args: words, options, allowPositionals: true });
  const portal = values.portal ?? process.env.UMBRAL_PORTAL;
  if (!portal || !URL.canParse(portal) || !pages.every((page) => page.startsWith('/'))) {
    console.error(recordUsage);
    return 1;
  }
  try {
    const { folder } = await buildRemote();
    const { origin } = new URL(portal);
    const recording = await recordPortal({ origin, folder, pages }, signal);
    const file = join(repositoryRoot, 'composition.json');
    const before = readRecording(file);
    // Each promotion of anybody is another composition: that alone is no change.
    const isSame = isDeepStrictEqual({ ...before, composition: 0 }, { ...recording, composition: 0 });
    if (!isSame) writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
    const [fragments, answers] = [recording.fragments, recording.answers].map((rows) => Object.keys(rows).length);
    const told = `composition ${recording.composition}: ${fragments} fragments, ${answers} answers of the API`;
    console.log(`${told}; composition.json is ${isSame ? 'as it was' : 'written'}`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

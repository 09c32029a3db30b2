import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import { type BuiltRemote, openBuiltRemote, type Surroundings } from './built-remote.ts';
import { fillPlaces, keyOfFragment } from './fragment-places.ts';
import { findMisfits } from './misfits.ts';
import { readRecording } from './recording.ts';

/** A built remote among the others as they were recorded. */
export interface RecordedPortal extends BuiltRemote {
  /** Draws the page of an address; in its places stands what others drew there. */
  page(address: string): Promise<RenderResult>;
  /**
   * What does not fit, a sentence each: what the build needs of others that they do not have, and what its pages have asked
   * for until now that was not recorded.
   */
  faults(): readonly string[];
  /** Lets the test end. */
  close(): Promise<void>;
}

/** Which build, in which recording. */
interface RecordedSurroundings extends Omit<Surroundings, 'apiBase'> {
  readonly folder?: string;
  readonly recording?: string;
}

/** Opens a build in the composition that `umbral record` wrote into `composition.json`; no portal is needed. */
export async function openRecordedPortal({
  recording: file = 'composition.json',
  folder,
  ...surroundings
}: RecordedSurroundings = {}): Promise<RecordedPortal> {
  const recording = readRecording(resolve(file));
  const unknown = new Set<string>();
  const api = createServer(({ url = '/' }, response) => {
    const answer = recording.answers[url];
    if (!answer) unknown.add(`the API was asked for ${url}, which is not recorded: run umbral record`);
    response.writeHead(answer?.status ?? 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.body ?? { type: 'unavailable', title: 'Not recorded', status: 503 }));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const remote = openBuiltRemote(folder, { ...surroundings, apiBase: `http://127.0.0.1:${port}` });

  return {
    ...remote,
    async page(path) {
      const result = await remote.page(path);
      const html = fillPlaces(result.html, (place) => {
        const drawn = recording.fragments[keyOfFragment(place)];
        if (drawn === undefined) unknown.add(`${keyOfFragment(place)} is not recorded: run umbral record`);
        return drawn;
      });
      return { ...result, html };
    },
    faults: () => [...findMisfits(remote.manifest, recording), ...unknown],
    async close() {
      api.closeAllConnections();
      await new Promise<void>((done) => api.close(() => done()));
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offerKey, promoteStable } from 'infra-releases/cli/publish-release.ts';
import { writeArtifact } from 'infra-releases/cli/testing/command-fixture.ts';
import { uploadRelease } from 'infra-releases/cli/upload-release.ts';
import { createRegistryClient, type RegistryAccess } from 'infra-releases/client/registry-client.ts';
import type { SigningKey } from 'infra-releases/signing/key-pair.ts';
import { runnableRelease } from 'infra-releases/testing/runnable-release.ts';
import type { Part } from '../supervisor/part.ts';

/** What a small portal shows: a frame, and lists of homes without any home. */
const apps = ['mf-search', 'shell'] as const;

/** Puts small releases into the registry and gives them to everybody, in the place of what `npm start` builds. */
export function smallReleasesPart(access: RegistryAccess, key: SigningKey): Part {
  return {
    name: 'publish',
    needs: ['releases'],
    async start() {
      const client = createRegistryClient(access);
      const folder = mkdtempSync(join(tmpdir(), 'umbral-small-releases-'));
      await offerKey(client, key);
      for (const app of apps) {
        const artifact = join(folder, app);
        writeArtifact(artifact, runnableRelease(app, '1.0.0'));
        await uploadRelease(client, artifact, key);
        // They carry no contract that a gate could read.
        await promoteStable(client, { remote: app, version: '1.0.0', reason: 'a small portal', override: true });
      }
      rmSync(folder, { recursive: true, force: true });
    },
    async stop() {
      // It is done once.
    },
  };
}

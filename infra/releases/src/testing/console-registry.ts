import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Provenance } from '@umbral/protocol/release/artifact.ts';
import { buildConsole } from '../../console/build-console.ts';
import { changeSettings } from '../channels/change-settings.ts';
import { promote } from '../channels/channels.ts';
import { currentSeq } from '../channels/composition.ts';
import { breakingFacts } from '../gate/testing/breaking-facts.ts';
import { compatibleChanges } from '../gate/testing/compatible-changes.ts';
import { candidateOf, presentWorld } from '../gate/testing/present-world.ts';
import { buildApp } from '../http/app.ts';
import { recordHeartbeat } from '../living/living-versions.ts';
import { requireApproval } from '../registry/approvals.ts';
import { addEnvironment } from '../registry/environments.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { keepGivenToken } from '../registry/tokens.ts';
import { signValue } from '../signing/key-pair.ts';
import { releaseOf, runWorld } from './living-portal.ts';
import { createRegistryFixture } from './registry-fixture.ts';

/**
 * A whole registry with its console and the portal of these sources in it, for the tests of the browser: it prints one
 * line of JSON with its address and its tokens. Of mf-comparator, 1.1.0 and 1.2.0 go together with all that live; 2.0.0
 * breaks its readers. Staging has 1.2.0 of it and 1.1.0 of mf-fair, which declares settings.
 */
const fixture = await createRegistryFixture();
const { tokens, registry } = fixture;
const olga = { name: 'olga' };
const folder = mkdtempSync(join(tmpdir(), 'umbral-console-'));
await buildConsole(join(folder, 'console'));
const world = await presentWorld();
await runWorld(fixture, world);

/** Where the versions of mf-comparator come from. */
function provenanceOf(version: string): Provenance {
  const url = `https://forge.example.com/comparator/commit/${shaOf(version)}`;
  const change = { subject: `comparator: what is new in ${version}`, author: 'Inés Duarte', ticket: 'COMP-41', url };
  return { isClean: true, builtBy: 'run 7', lockfile: `sha384-${'A'.repeat(64)}`, node: '24.0.0', change };
}

function shaOf(version: string): string {
  return version.replaceAll('.', '').padEnd(40, 'a');
}

const breaking = breakingFacts.find(({ app, before }) => app === 'mf-comparator' && !before);
const compatible = compatibleChanges.find(({ app, before }) => app === 'mf-comparator' && !before);
if (!breaking || !compatible) throw new Error('The tables of changes lack one of mf-comparator.');
for (const [version, change] of [
  ['1.1.0', compatible],
  ['1.2.0', compatible],
  ['2.0.0', breaking],
] as const) {
  const release = releaseOf({ ...candidateOf(world, change), version });
  const manifest = { ...release.manifest, commit: shaOf(version), provenance: provenanceOf(version) };
  await fixture.upload(tokens.operator, { ...release, manifest });
}
// A browser found something of the last one.
const seen = {
  candidate: { remote: 'mf-comparator', version: '2.0.0' },
  seq: await currentSeq(registry.db, 'production'),
  findings: [{ check: 'clickable', words: 'div.veil lies over the page at /feria' }],
  pictures: [
    { path: '/nuevas', width: 1440, share: 0.0004 },
    { path: '/feria', width: 390, share: 0.1231 },
  ],
  ranAt: new Date().toISOString(),
  build: 'run 7',
};
const signature = signValue('evidence', seen, fixture.runnerKey);
const answer = await fixture.call(tokens.operator, 'POST', '/probe-results', { ...seen, signature });
if (answer.statusCode !== 204) throw new Error(`What the browser saw is refused: ${answer.body}`);
await recordHeartbeat(registry.db, 'shell-1', [
  { versions: { 'mf-comparator': '1.0.0', 'mf-search': '1.0.0' }, tabs: 31 },
  { versions: { 'mf-comparator': '1.0.0' }, tabs: 4 },
]);

// Staging has the next version for everybody, and somebody may look at all.
await addEnvironment(registry.db, olga, { name: 'staging', parent: 'production', reason: 'a place to look first' });
await promote(registry, olga, {
  environment: 'staging',
  remote: 'mf-comparator',
  channel: 'stable',
  version: '1.2.0',
  after: 0,
  reason: 'una semana en staging',
});
// It also has a version of mf-fair that wants to be told something, which production has never said.
const fair = world.living.find(({ app }) => app === 'mf-fair');
if (!fair) throw new Error('There is no mf-fair.');
const told = {
  phone: {
    schema: { type: 'string', minLength: 7, maxLength: 20 },
    about: 'A dónde llama quien pregunta por la feria.',
  },
  isOpen: { schema: { type: 'boolean' }, default: false, about: 'Si la feria recibe visitas.' },
  stands: { schema: { type: 'integer', minimum: 1, maximum: 60 }, default: 24 },
} as const;
const contract = { ...fair.contract, settings: told };
await fixture.upload(tokens.operator, releaseOf({ ...fair, version: '1.1.0', contract }));
const inStaging = { environment: 'staging', remote: 'mf-fair', reason: 'una prueba en staging' } as const;
await changeSettings(registry, olga, { ...inStaging, set: { phone: '6017430000' }, unset: [] });
const after = await currentSeq(registry.db, 'staging');
await promote(registry, olga, { ...inStaging, channel: 'stable', version: '1.1.0', after });
const everywhere = `umb_${randomBytes(32).toString('base64url')}`;
await keepGivenToken(registry.db, 'olga-everywhere', 'operator', everywhere);

// Somebody asks for what needs a second person: the registry refuses until then.
await requireApproval(
  registry.db,
  { name: 'person-7' },
  { deed: 'token', facts: { name: 'turno-noche', days: 30 } },
).catch((error: unknown) => {
  if (!(error instanceof RegistryRefusal && error.type === 'approval-needed')) throw error;
});

const settings = { trustedProxies: 'loopback', requestsPerMinute: 100_000, consoleDir: join(folder, 'console') };
const service = await buildApp(registry, settings);
const url = await service.listen({ port: Number(process.env.CONSOLE_PORT ?? 0), host: '127.0.0.1' });
console.log(JSON.stringify({ url, tokens: { ...tokens, everywhere } }));

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await service.close();
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

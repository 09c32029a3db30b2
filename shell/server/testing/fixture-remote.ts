import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TopicData } from '@umbral/protocol/events/topic-data.ts';
import type { AppName, ArtifactManifest, Assets } from '@umbral/protocol/release/artifact.ts';
import type { RouteContract } from '@umbral/protocol/release/release-contract.ts';
import type { SettingsData } from '@umbral/protocol/settings/setting-data.ts';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => void rmSync(folder, { recursive: true, force: true })));

/** A new folder for artifacts that only one test file uses; it goes with that file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'umbral-shell-'));
  folders.push(folder);
  return folder;
}

export interface FixtureArtifact {
  readonly app: AppName;
  readonly version: string;
  /** Source of `node/server.cjs`, or of `node/frame.cjs` for the shell. */
  readonly node: string;
  readonly fragments?: readonly string[];
  /** Routes that stand in no table. */
  readonly declared?: readonly RouteContract[];
  /** Topics that stand in no catalogue. */
  readonly topics?: Readonly<Record<string, TopicData>>;
  readonly settings?: SettingsData;
  readonly shared?: Readonly<Record<string, string>>;
  /** Further files below `web`, by name. */
  readonly web?: Readonly<Record<string, string>>;
  readonly groups?: Assets['groups'];
}

/** Writes an artifact as the build does: web files with hashes, `assets.json`, the node bundle and the manifest. */
export function writeArtifact(artifactsDir: string, artifact: FixtureArtifact): void {
  const { app, version, node, fragments = [], shared = {}, web = {}, declared = [], topics = {}, settings } = artifact;
  const folder = join(artifactsDir, app, version);
  const nodeFile = app === 'shell' ? 'node/frame.cjs' : 'node/server.cjs';
  const entry = app === 'shell' ? undefined : 'remoteEntry.abc.js';
  const files: Record<string, string> = {
    ...(entry ? { [entry]: `/* ${app} ${version} entry */` } : { 'main.abc.js': `/* shell ${version} */` }),
    'app.abc.css': `.${app}{color:red}`,
    ...web,
  };
  const integrity = mapValues(files, sha384);
  const groups = artifact.groups ?? defaultGroups(app, fragments);
  const assets: Assets = { ...(entry ? { entry } : {}), groups, integrity };
  const all: Record<string, string> = {
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`web/${name}`, text])),
    'web/assets.json': JSON.stringify(assets),
    [nodeFile]: node,
  };
  const manifest = {
    app,
    version,
    commit: 'unknown',
    files: mapValues(all, sha384),
    shared,
    routes: declared.map(({ key }) => key),
    fragments,
    contract: { routes: declared, topics, ...(settings ? { settings } : {}) },
  } satisfies Omit<ArtifactManifest, 'contract'> & { contract: object };
  for (const [name, text] of Object.entries({ ...all, 'manifest.json': JSON.stringify(manifest) })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function defaultGroups(app: AppName, fragments: readonly string[]): Assets['groups'] {
  const group = { js: app === 'shell' ? ['main.abc.js'] : [], css: ['app.abc.css'] };
  const own = fragments.map((name): [string, typeof group] => [`fragment-${name}`, group]);
  return Object.fromEntries([[app === 'shell' ? 'main' : 'app', group], ...own]);
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

function mapValues<To>(record: Readonly<Record<string, string>>, convert: (value: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));
}

/** Source of a shell's `frame.cjs` that shows what it was asked for. */
export const fixtureFrame = `
exports.renderFrame = (request) => ({
  header: '<header>' + request.layout + ' ' + request.currency.code + '</header>',
  footer: '<footer>' + request.year + '</footer>',
});
exports.renderShellPage = (page) => ({ html: '<h1>' + page.kind + '</h1><p>' + (page.message ?? '') + '</p>', title: page.kind });
`;

export interface FixtureBehaviour {
  readonly remote: string;
  readonly fragments?: readonly string[];
  /** Body of `async (request, signal, mark, page) => RenderResult`; \`page(html, more)\` makes a result. */
  readonly render: string;
}

/** Source of a remote's \`server.cjs\` with the given behaviour. */
export function fixtureServer({ remote, fragments = [], render }: FixtureBehaviour): string {
  return `
const page = (html, more = {}) => ({
  status: 200, head: { title: 'Fixture' }, html, state: { from: '${remote}' }, chunks: [], ...more,
});
exports.remote = ${JSON.stringify(remote)};
exports.fragments = ${JSON.stringify(fragments)};
exports.render = async (request, signal, mark) => {
${render}
};
`;
}

import { createHash } from 'node:crypto';
import type { AppName, ArtifactManifest } from '@umbral/protocol/release/artifact.ts';
import type { SampleRelease } from './registry-fixture.ts';

const frame = `
exports.renderFrame = () => ({ header: '<header>VERSION</header>', footer: '' });
exports.renderShellPage = ({ kind }) => ({ html: '<h1>' + kind + '</h1>', title: kind });
`;

/** Body of `render`; `page(html)` makes a result. */
const shown = "return page('<h1>APP VERSION</h1>');";

/** A small release that a real shell can run and whose pages say which version they are. */
export function runnableRelease(app: AppName, version: string, render = shown): SampleRelease {
  const isShell = app === 'shell';
  const entry = isShell ? 'main.abc.js' : 'remoteEntry.abc.js';
  const web = { [entry]: `/* entry of ${app} ${version} */`, 'app.abc.css': `.${app}-${version}{color:red}` };
  const groups = { [isShell ? 'main' : 'app']: { js: isShell ? [entry] : [], css: ['app.abc.css'] } };
  const integrity = Object.fromEntries(Object.entries(web).map(([name, text]) => [name, integrityOf(text)]));
  const assets = { ...(isShell ? {} : { entry }), groups, integrity };
  const server = `
const page = (html, more = {}) => ({ status: 200, head: { title: 'T' }, html, state: {}, chunks: [], ...more });
exports.remote = 'APP';
exports.fragments = ['news'];
exports.render = async (request) => { ${render} };
`;
  const node = (isShell ? frame : server).replaceAll('APP', app).replaceAll('VERSION', version);
  const texts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(web).map(([name, text]) => [`web/${name}`, text])),
    'web/assets.json': JSON.stringify(assets),
    [isShell ? 'node/frame.cjs' : 'node/server.cjs']: node,
  };
  const manifest: ArtifactManifest = {
    app,
    version,
    commit: 'c0ffee',
    files: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, integrityOf(text)])),
    shared: {},
    routes: [],
    fragments: isShell ? [] : ['news'],
  };
  const contents = Object.values(texts).map((text): [string, Buffer] => [
    hashOf(text).toString('hex'),
    Buffer.from(text),
  ]);
  return { manifest: { ...manifest }, contents: new Map(contents) };
}

function integrityOf(text: string): string {
  return `sha384-${hashOf(text).toString('base64')}`;
}

function hashOf(text: string): Buffer {
  return createHash('sha384').update(text).digest();
}

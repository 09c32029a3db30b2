import type { Assets } from '@umbral/protocol/release/artifact.ts';
import { partChunk } from './remote-parts.ts';

/** Where the browser finds the monolith's files. */
export interface MonolithFiles {
  readonly assets: Assets;
  /** Address of their folder, with its final slash. */
  readonly base: string;
  /** What it calls the classes of the remotes, by what documents call them. */
  readonly names: ReadonlyMap<string, string>;
}

const styleTag = /<link rel="stylesheet"[^>]*>\n?/g;
const shellTag = /<script data-shell[^>]*><\/script>\n?/g;
const preloadTag = /<link rel="preload" as="script"[^>]*>\n?/g;
const chunkAddress = /"\/r\/([\w-]+)\/[^/"]+\/web\/([a-z][\w-]*)\.\w{8}\.(?:js|css)"/;
const classAttribute = / class="([^"]*)"/g;

/**
 * The document of a page as the monolith would send it: its scripts, styles and hints in the place of the shell's
 * and the remotes'. Classes of remotes get other names: in the monolith all belong to one program.
 */
export function rewriteDocument(html: string, files: MonolithFiles): string {
  const styled = groupsOf(html, styleTag);
  const hinted = groupsOf(html, preloadTag);
  const main = filesOf(files, ['main'], 'js');
  const styles = filesOf(files, ['main', ...styled, ...hinted], 'css').map((file) => styleOf(files, file));
  const scripts = main.map((file) => `<script data-shell defer ${source('src', files, file)}></script>\n`);
  const hints = filesOf(files, hinted, 'js')
    .filter((file) => !main.includes(file))
    .map((file) => `<link rel="preload" as="script" fetchpriority="low" ${source('href', files, file)}>\n`);
  const own = html.replace(classAttribute, (_, names: string) => ` class="${ownNames(names, files)}"`);
  return replaceTags(replaceTags(replaceTags(own, styleTag, styles), shellTag, scripts), preloadTag, hints);
}

function ownNames(classes: string, { names }: MonolithFiles): string {
  return classes
    .split(' ')
    .map((name) => names.get(name) ?? name)
    .join(' ');
}

/** Chunks that some tags name; shared chunks have numbers for names and come with their groups. */
function groupsOf(html: string, tag: RegExp): readonly string[] {
  const named = (html.match(tag) ?? []).map((text) => chunkAddress.exec(text)).filter((match) => match !== null);
  const chunks = named.map(([, app = '', chunk = '']) => monolithChunk(app, chunk));
  return [...new Set(chunks.filter((chunk) => chunk !== undefined))];
}

function monolithChunk(app: string, chunk: string): string | undefined {
  if (chunk === 'remoteEntry' || app === 'shell') return undefined;
  return chunk === 'app' || chunk.startsWith('fragment-') ? partChunk({ remote: app, expose: chunk }) : chunk;
}

function filesOf({ assets }: MonolithFiles, groups: readonly string[], kind: 'js' | 'css'): readonly string[] {
  return [...new Set(groups.flatMap((group) => assets.groups[group]?.[kind] ?? []))];
}

function styleOf(files: MonolithFiles, file: string): string {
  return `<link rel="stylesheet" ${source('href', files, file)}>\n`;
}

function source(attribute: 'href' | 'src', { assets, base }: MonolithFiles, file: string): string {
  return `${attribute}="${base}${file}" integrity="${assets.integrity[file]}" crossorigin="anonymous"`;
}

/** All new tags stand where the first old one stood. */
function replaceTags(html: string, old: RegExp, tags: readonly string[]): string {
  let isFirst = true;
  return html.replace(old, () => {
    const text = isFirst ? tags.join('') : '';
    isFirst = false;
    return text;
  });
}

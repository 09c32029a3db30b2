import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Composition } from '../../composition/composition.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { pageTexts } from '../page-texts.ts';
import { sampleProps } from './sample-props.ts';

const { compositionTest: texts } = pageTexts;

/** A section for each remote, whether it is there or not: its version, and a slot for each fragment that it offers. */
export function testPageHtml(title: string, names: Iterable<RemoteName>, composition: Composition): string {
  const sections = [...names].map((name) => section(name, composition));
  return `<h1>${escapeHtml(title)}</h1>${sections.join('')}`;
}

function section(name: RemoteName, { remotes }: Composition): string {
  const heading = `<h2 id="${name}">${name}</h2>`;
  const release = remotes.get(name);
  const body = release
    ? `<p>${escapeHtml(texts.version(release.artifact.version))}</p>${slots(name, release.artifact.manifest.fragments)}`
    : `<p>${texts.absent}</p>`;
  return `<section aria-labelledby="${name}">${heading}${body}</section>`;
}

function slots(name: RemoteName, fragments: readonly string[]): string {
  if (fragments.length === 0) return `<p>${texts.noFragments}</p>`;
  return fragments.map((fragment) => slot(`${name}/${fragment}`)).join('');
}

function slot(address: string): string {
  const props = escapeHtml(JSON.stringify(sampleProps[address] ?? {}));
  return `<h3>${escapeHtml(address)}</h3><div data-fragment="${escapeHtml(address)}" data-props="${props}"></div>`;
}

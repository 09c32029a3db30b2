import { changeSentences } from '@umbral/kit/texts/link-words.ts';
import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import type { Composition } from '../composition/composition.ts';
import { linkTexts } from './link-texts.ts';

const { banner: texts } = linkTexts;

/** What a link changes against what everybody gets, one sentence each. */
export function differencesOf(link: QaLink, everybodys: Composition): readonly string[] {
  const pins = Object.entries(link.pins).map(([app, { version, manifest }]) => {
    const stable = artifactOf(everybodys, app);
    const isSame = stable?.version === version && stable.digest === manifest;
    return isSame ? texts.same(app, version) : texts.instead(app, version, stable?.version);
  });
  const all = [...pins, ...changeSentences(link)];
  return all.length > 0 ? all : [texts.nothing];
}

function artifactOf({ shell, remotes }: Composition, app: string) {
  return app === 'shell' ? shell.artifact : [...remotes.values()].find(({ name }) => name === app)?.artifact;
}

const moment = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Bogota',
});

/** When a link ends, as people read it and as programs do. */
export function endOf({ until }: QaLink): { readonly text: string; readonly iso: string } {
  const end = new Date(until * 1000);
  return { text: moment.format(end), iso: end.toISOString() };
}

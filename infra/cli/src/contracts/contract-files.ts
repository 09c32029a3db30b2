import { createHash } from 'node:crypto';
import type { PublishedContract } from 'infra-releases/contract/published-contract.ts';
import { quoted } from './quoted.ts';
import { typeOfSchema } from './type-of-schema.ts';
import { zodOfSchema } from './zod-of-schema.ts';

/** A file of `src/contracts`. */
export interface ContractFile {
  readonly name: string;
  readonly text: string;
}

/** Begins every file that `umbral types` wrote: others in that folder are not its own. */
export const headerStart = '// Written by umbral types';

/** The files that what a remote publishes may make; no remote has a dot in its name. */
export function namesOfFiles(remote: string): readonly [links: string, topics: string] {
  return [`${remote}.ts`, `${remote}.topics.ts`];
}

/**
 * What a remote publishes, as modules for the sources of another one: links and types of fragments, and its topics apart,
 * since no bundle may take schemas along. The same contract gives the same bytes.
 */
export function contractFiles(remote: string, contract: PublishedContract, composition: number): ContractFile[] {
  const parts = [...routesOf(remote, contract), ...fragmentsOf(remote, contract)].join('');
  const [links, topics] = namesOfFiles(remote);
  const bodies = { [links]: parts, [topics]: topicsOf(remote, contract) };
  return Object.entries(bodies)
    .filter(([, body]) => body !== '')
    .map(([name, body]) => {
      const digest = createHash('sha256').update(body).digest('hex');
      const origin = `${headerStart} from what ${remote} publishes in composition ${composition}; do not edit.`;
      return { name, text: `${origin}\n// sha256 ${digest}\n${body}` };
    });
}

function routesOf(remote: string, { routes }: PublishedContract): string[] {
  const rows = sorted(routes).map(([key, pattern]) => `  ${quoted(key)}: publishedRoute(${quoted(pattern)}),\n`);
  if (rows.length === 0) return [];
  return [
    `import { publishedRoute } from '@umbral/protocol/routes/published-route.ts';\n`,
    `\n/** Pages of ${remote}; links to them are \`routes.key.href({ … })\`, and stand in this remote's contract. */\n`,
    `export const routes = {\n${rows.join('')}};\n`,
  ];
}

function fragmentsOf(remote: string, { offers, routes }: PublishedContract): string[] {
  const rows = sorted(offers).map(([name, props]) => `    ${quoted(`${remote}/${name}`)}: ${typeOfSchema(props)};\n`);
  if (rows.length === 0) return [];
  return [
    // Without any import or export this would declare a module instead of adding to one.
    ...(Object.keys(routes).length === 0 ? ['export {};\n'] : []),
    `\ndeclare module '@umbral/protocol/remote/fragment-address.ts' {\n`,
    `  interface KnownFragments {\n${rows.join('')}  }\n}\n`,
  ];
}

function topicsOf(remote: string, { topics }: PublishedContract): string {
  const rows = sorted(topics).map(([topic, { kind, schema, retained, crossTab, personal }]) => {
    const traits = Object.entries({ retained, crossTab, personal }).filter(([, isSaid]) => isSaid);
    const said = traits.map(([trait]) => `    ${trait}: true,\n`).join('');
    return `  ${quoted(topic)}: {\n    kind: '${kind}',\n    of: '${remote}',\n${said}    schema: ${zodOfSchema(schema)},\n  },\n`;
  });
  if (rows.length === 0) return '';
  return [
    `import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';\n`,
    `import * as z from 'zod/mini';\n`,
    `\n/** Topics of ${remote}, for \`src/topics.ts\`: only the build reads them. */\n`,
    `export const topics = {\n${rows.join('')}} as const satisfies DeclaredTopics;\n`,
  ].join('');
}

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { Visitor } from 'oxc-parser';
import { repositoryRoot } from '../build-target.ts';
import { fragmentFolders } from '../sources/app-entries.ts';
import { readModule } from '../sources/source-graph.ts';

/**
 * Fragments of a remote with what they want of a host: `props.schema.json` beside the fragment. A fragment that
 * reads its props without saying so in a schema does not build.
 */
export function fragmentContracts(app: AppName): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    fragmentFolders(repositoryRoot, app).map((name) => [name, propsOf(`${app}/src/fragments/${name}`, name)]),
  );
}

function propsOf(folder: string, name: string): JsonSchema {
  const file = `${folder}/props.schema.json`;
  if (existsSync(join(repositoryRoot, file))) return JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));
  if (readsProps(`${folder}/${name}-fragment.ts`))
    throw new Error(`${folder} reads its props: describe them in ${file}`);
  return { type: 'object' };
}

/** Whether `props` of the declaration is anything but a parser without a parameter. */
function readsProps(path: string): boolean {
  let isRead = false;
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'parse') return;
      isRead ||= value.type !== 'ArrowFunctionExpression' || value.params.length > 0;
    },
  }).visit(readModule(path).parsed.program);
  return isRead;
}

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routes as table } from '@umbral/domain/routes/table.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RouteUse } from '@umbral/protocol/release/release-contract.ts';
import type { PublishedRoute } from '@umbral/protocol/routes/published-route.ts';
import type { Route } from '@umbral/protocol/routes/route.ts';
import { type MemberExpression, Visitor } from 'oxc-parser';
import { repositoryRoot } from '../build-target.ts';
import { targetOf } from '../sources/module-imports.ts';
import type { SourceModule } from '../sources/source-graph.ts';

/** What a row says besides where it leads: whoever reads that does not link there. */
const facts: ReadonlySet<string> = new Set([
  'pattern',
  'owner',
  'layout',
  'robots',
  'id',
  'section',
  'isSecret',
  'isFramed',
]);

/** The table by its whole or its parts, here and installed. */
const tableFile = /(?:domain\/src|@umbral\/domain\/lib)\/routes\/(?:table|[a-z]+-routes)\.[jt]s$/;

/** Makes the routes of a remote's own pages of keys that its `routes.ts` writes out. */
const pagesOfTable = targetOf('', '@umbral/kit/remote/page.ts');

/** The pages of others that an application links to, by the keys of their routes: in the table, or published by their owner. */
export async function readRouteUses(
  app: AppName,
  folder: string,
  modules: readonly SourceModule[],
): Promise<Readonly<Record<string, RouteUse>>> {
  const contracts = posix.join(folder, 'src/contracts');
  const uses = new Map<string, RouteUse>();
  for (const module of modules) {
    for (const { from, key } of readLinks(module, contracts)) {
      const route = from === 'table' ? ofTable(key) : await ofContract(from, key);
      const use = { ...route, at: module.path };
      const known = uses.get(key);
      if (known && known.pattern !== use.pattern)
        throw new Error(`${key} is linked as ${known.pattern} in ${known.at}, but as ${use.pattern} in ${use.at}`);
      if (!known && use.owner !== app) uses.set(key, use);
    }
  }
  return Object.fromEntries([...uses].sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Link {
  /** The table, or the file of another remote's contract. */
  readonly from: string;
  readonly key: string;
}

/** Every row that a module takes from a table of routes, by the key that is written there. */
function readLinks(module: SourceModule, contracts: string): Link[] {
  const tables = tablesIn(module, contracts);
  if (tables.size === 0 || module.path === pagesOfTable || tableFile.test(module.path)) return [];
  const links: Link[] = [];
  const passedOver = new Set<MemberExpression['object']>();
  /** Where a table's name stands rightly, by its offset: before a key, or as the name of something else. */
  const fitting = new Set<number>();
  const named: number[] = [];
  const place = (offset: number) => `${module.path}:${module.text.slice(0, offset).split('\n').length}`;
  const isOther = ({ start }: { readonly start: number }) => fitting.add(start);
  new Visitor({
    Identifier({ name, start }) {
      if (tables.has(name)) named.push(start);
    },
    ImportSpecifier: ({ imported, local }) => [imported, local].forEach(isOther),
    TSTypeQuery: ({ exprName }) => isOther(exprName),
    Property({ computed, shorthand, key }) {
      if (!computed && !shorthand) isOther(key);
    },
    TSPropertySignature({ computed, key }) {
      if (!computed) isOther(key);
    },
    MemberExpression(member) {
      const { object, property } = member;
      if (!member.computed) isOther(property);
      if (!member.computed && property.type === 'Identifier' && facts.has(property.name)) passedOver.add(object);
      const from = object.type === 'Identifier' ? tables.get(object.name) : undefined;
      if (from === undefined) return;
      isOther(object);
      if (passedOver.has(member)) return;
      const key = keyOf(member);
      if (key === undefined)
        throw new Error(`${place(member.start)}: the key of a route must be written out, as routes.home`);
      links.push({ from, key });
    },
  }).visit(module.parsed.program);
  const whole = named.find((start) => !fitting.has(start));
  if (whole !== undefined) throw new Error(`${place(whole)}: take a route as routes.home, not its table`);
  return links;
}

/** Local names of the tables that a module imports. */
function tablesIn({ path, parsed }: SourceModule, contracts: string): ReadonlyMap<string, string> {
  const isTable = (target: string) => target.startsWith(`${contracts}/`) || tableFile.test(target);
  for (const { entries } of tableFile.test(path) ? [] : parsed.module.staticExports)
    for (const { isType, moduleRequest } of entries)
      if (!isType && moduleRequest && isTable(targetOf(path, moduleRequest.value) ?? ''))
        throw new Error(`${path}: import routes where they are linked, they are not passed on`);
  return new Map(
    parsed.module.staticImports.flatMap(({ entries, moduleRequest }) => {
      const target = targetOf(path, moduleRequest.value) ?? '';
      const isContract = target.startsWith(`${contracts}/`);
      if (!isTable(target)) return [];
      if (entries.some(({ isType, importName }) => !isType && importName.name === null))
        throw new Error(`${path}: import routes by name from ${target}`);
      return entries
        .filter(({ isType, importName }) => !isType && /^(?:routes|\w+Routes)$/.test(importName.name ?? ''))
        .map(({ localName }) => [localName.value, isContract ? target : 'table'] as const);
    }),
  );
}

function keyOf({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function ofTable(key: string): Pick<RouteUse, 'owner' | 'pattern'> {
  const rows: Readonly<Record<string, Pick<Route, 'owner' | 'pattern'>>> = table;
  const row = rows[key];
  if (!row) throw new Error(`there is no route ${key} in the table`);
  return { owner: row.owner, pattern: row.pattern };
}

/** The owner is the name of the file, which `umbral types` wrote. */
async function ofContract(file: string, key: string): Promise<Pick<RouteUse, 'owner' | 'pattern'>> {
  const place = join(repositoryRoot, file);
  if (!existsSync(place)) throw new Error(`${file} is not there: run umbral types`);
  const { routes = {} }: { readonly routes?: Readonly<Record<string, PublishedRoute>> } = await import(
    pathToFileURL(place).href
  );
  const route = routes[key];
  if (!route) throw new Error(`${file} has no route ${key}: run umbral types`);
  return { owner: posix.basename(file, '.ts'), pattern: route.pattern };
}

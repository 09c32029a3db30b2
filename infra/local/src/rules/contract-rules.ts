import { isTestFile, packageOf, resolveRelative, type SourceFile, type Violation } from './source-file.ts';
import type { SourceImport } from './source-imports.ts';

const src = 'shared-contracts/src/';

/** Folders of shared-contracts that each folder may import besides itself. */
const below: Record<string, string[]> = {
  domain: [],
  api: ['domain'],
  events: ['domain', 'routes'],
  routes: ['domain'],
  router: ['domain', 'routes'],
  ui: ['domain', 'routes', 'router'],
  remote: ['domain', 'api', 'events', 'routes', 'router', 'ui'],
};

/** Folders that run where there is no browser and no React. */
const withoutReact = ['domain', 'api', 'events', 'routes'];
const reactPackages = /^(react|react-dom|react-router|single-spa|single-spa-react|@base-ui\/react)$/;

/** What the platform hands to a remote may be named by these, as a type that is gone at run time. */
const namesPlatformTypes = ['api', 'ui'];

function folderFault(from: string, to: string, isTypeOnly: boolean): string {
  if (to === from || (isTypeOnly && to === 'remote' && namesPlatformTypes.includes(from))) return '';
  const allowed = below[from];
  if (!allowed) return `shared-contracts has no folder ${from}`;
  return allowed.includes(to) ? '' : `${from} may import only ${allowed.join(', ') || 'itself'}`;
}

function faultOf(path: string, { specifier, isTypeOnly }: SourceImport): string {
  const from = path.slice(src.length).split('/')[0] ?? '';
  if (specifier.startsWith('.')) {
    return folderFault(from, resolveRelative(path, specifier).slice(src.length).split('/')[0] ?? '', isTypeOnly);
  }
  if (specifier.startsWith('shared-contracts/')) return folderFault(from, specifier.split('/')[1] ?? '', isTypeOnly);
  return withoutReact.includes(from) && reactPackages.test(packageOf(specifier)) ? `${from} knows no React` : '';
}

/** The layers inside shared-contracts; tests may import any of its files. */
export function contractViolations({ path, imports }: SourceFile): Violation[] {
  if (!path.startsWith(src) || isTestFile(path)) return [];
  return imports.flatMap((one) => {
    const fault = faultOf(path, one);
    return fault ? [{ path, line: one.line, sentence: `imports ${one.specifier}: ${fault}` }] : [];
  });
}

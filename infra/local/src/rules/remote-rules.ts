import { isTestFile, resolveRelative, type SourceFile, type Violation } from './source-file.ts';
import type { SourceImport } from './source-imports.ts';

/** Layers of a remote, from its entries down; imports go down, or stay in their layer where that is allowed. */
const layers = ['entry', 'routes', 'route', 'ui', 'model', 'texts'] as const;

type Layer = (typeof layers)[number];

/** A place inside a remote's `src`: its layer and, for a route folder, which. */
interface Place {
  layer: Layer;
  folder: string;
}

function placeOf(inSrc: string, routeFolders: Set<string>): Place {
  const [first = '', ...rest] = inSrc.split('/');
  if (rest.length === 0) {
    if (first === 'remote.ts' || first === 'server.ts') return { layer: 'entry', folder: '' };
    if (first === 'routes.ts') return { layer: 'routes', folder: '' };
    if (first === 'texts.ts') return { layer: 'texts', folder: '' };
    return { layer: 'ui', folder: '' };
  }
  if (first === 'ui' || first === 'model') return { layer: first, folder: first };
  if (first === 'texts') return { layer: 'texts', folder: first };
  return routeFolders.has(first) ? { layer: 'route', folder: first } : { layer: 'ui', folder: first };
}

function directionFault(from: Place, to: Place): string {
  const step = layers.indexOf(to.layer) - layers.indexOf(from.layer);
  if (step < 0) return `${from.layer} may not import ${to.layer}: imports go remote, routes, route, ui, model`;
  if (from.layer === 'model' && to.layer === 'texts') return 'model holds logic, not sentences';
  if (from.layer === 'route' && to.layer === 'route' && from.folder !== to.folder) {
    return 'route folders do not import one another: move the shared part to ui or model';
  }
  return '';
}

function modelFault({ specifier, isTypeOnly }: SourceImport): string {
  if (/^(\.|shared-contracts\/(domain|routes)\/)/.test(specifier)) return '';
  if (isTypeOnly && specifier.startsWith('shared-contracts/')) return '';
  return 'model imports only domain and routes of shared-contracts';
}

function faultOf(file: SourceFile, src: string, one: SourceImport): string {
  const { routeFolders } = file.workspace;
  const from = placeOf(file.path.slice(src.length), routeFolders);
  const target = one.specifier.startsWith('.') ? resolveRelative(file.path, one.specifier) : '';
  const direction = target.startsWith(src) ? directionFault(from, placeOf(target.slice(src.length), routeFolders)) : '';
  return direction || (from.layer === 'model' ? modelFault(one) : '');
}

/** The layers inside a remote; tests may import any of its files. */
export function remoteViolations(file: SourceFile): Violation[] {
  const src = `${file.workspace.folder}/src/`;
  const isLayered = file.workspace.name.startsWith('mf-') && file.path.startsWith(src) && !isTestFile(file.path);
  if (!isLayered) return [];
  return file.imports.flatMap((one) => {
    const fault = faultOf(file, src, one);
    return fault ? [{ path: file.path, line: one.line, sentence: `imports ${one.specifier}: ${fault}` }] : [];
  });
}

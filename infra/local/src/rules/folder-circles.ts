import { posix } from 'node:path';
import { isTestFile, type SourceFile, targetOf, type Violation } from './source-file.ts';

/** One import between two folders that stand side by side. */
interface Crossing {
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

/** The two folders, side by side, that an import leads out of and into; undefined when it stays inside one. */
function crossingOf(from: string, to: string): { from: string; to: string } | undefined {
  const a = posix.dirname(from).split('/');
  const b = posix.dirname(to).split('/');
  const shared = a.findIndex((name, depth) => name !== b[depth]);
  // One lies in a folder above the other: parent and child are no circle.
  if (shared < 0 || shared >= b.length) return undefined;
  return { from: a.slice(0, shared + 1).join('/'), to: b.slice(0, shared + 1).join('/') };
}

function crossings(files: readonly SourceFile[]): Map<string, Crossing[]> {
  const found = new Map<string, Crossing[]>();
  for (const file of files.filter(({ path }) => !isTestFile(path))) {
    for (const { specifier, line } of file.imports) {
      const target = targetOf(file, specifier);
      const crossing = target && crossingOf(file.path, target);
      if (!crossing) continue;
      const known = found.get(crossing.from) ?? [];
      known.push({ to: crossing.to, path: file.path, line });
      found.set(crossing.from, known);
    }
  }
  return found;
}

function reachable(start: string, graph: Map<string, Crossing[]>): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    for (const { to } of graph.get(folder) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return seen;
}

/** Imports, types included, by which folders that stand side by side lead back to themselves. */
export function folderCircles(files: readonly SourceFile[]): Violation[] {
  const graph = crossings(files);
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(folder, graph)]));
  return [...graph].flatMap(([from, all]) =>
    all
      .filter(({ to }) => reach.get(to)?.has(from))
      .map(({ to, path, line }) => ({ path, line, sentence: `${from} and ${to} import each other in a circle` })),
  );
}

import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFiles } from '../content/package-files.ts';
import type { PublishedPackage } from '../published-packages.ts';
import type { PackedFile } from './tarball.ts';
import { withWorkFolder } from './work-folder.ts';

const run = promisify(execFile);

/** On the scale of the system's `nice`: a third of a core against a whole one. */
const stepsBack = 5;

/** One run of the compiler for all packages: types of one are read by the next. */
const compilerOptions = {
  noEmit: false,
  // The check says whether the types are right.
  noCheck: true,
  declaration: true,
  rewriteRelativeImportExtensions: true,
};

/** The modules of packages as others install them, below `lib`: JavaScript with its types, and what stands beside it. */
export function emitModules(
  root: string,
  packages: readonly PublishedPackage[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<PublishedPackage, readonly PackedFile[]>> {
  return withWorkFolder(root, async (work) => {
    const project = await writeProject(root, packages, work);
    const compiling = run(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: root, signal });
    // It runs while the first visitors of a portal come, and nobody waits for it.
    const behind = Math.min(getPriority() + stepsBack, constants.priority.PRIORITY_LOW);
    if (compiling.child.pid !== undefined) setPriority(compiling.child.pid, behind);
    await compiling;
    const emitted = packages.map(async (one) => [one, await filesOf(root, one, join(work, 'out'))] as const);
    return new Map(await Promise.all(emitted));
  });
}

/** Writes the compiler's configuration into the work folder; gives its path. */
async function writeProject(root: string, packages: readonly PublishedPackage[], work: string): Promise<string> {
  const ambient = ['shared-contracts/kit/src/css-modules.d.ts'];
  const sources = packages.flatMap((one) => packageFiles(root, one).filter((path) => /\.tsx?$/.test(path)));
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      ...compilerOptions,
      outDir: join(work, 'out'),
      rootDir: root,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: [],
    files: [...ambient, ...sources].map((path) => join(root, path)),
  };
  const file = join(work, 'tsconfig.json');
  await writeFile(file, JSON.stringify(configuration));
  return file;
}

async function filesOf(root: string, published: PublishedPackage, out: string): Promise<PackedFile[]> {
  const folder = join(out, published.folder, 'src');
  const emitted = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = await readFile(file, 'utf8');
      return { path: `lib/${file.slice(folder.length + 1)}`, bytes: Buffer.from(withBuiltPlaces(text)) };
    });
  const copied = packageFiles(root, published)
    .filter((path) => !/(?<!\.d)\.tsx?$/.test(path))
    .map(async (path) => ({
      path: `lib/${path.slice(published.folder.length + '/src/'.length)}`,
      bytes: await readFile(join(root, path)),
    }));
  const files = await Promise.all([...emitted, ...copied]);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Files that code names by their place beside it: the compiler looks at imports only. */
function withBuiltPlaces(text: string): string {
  return text
    .replaceAll(/import\.meta\.resolve\('(\.[^']+)\.tsx?'\)/g, "import.meta.resolve('$1.js')")
    .replaceAll(/new URL\('([\w./-]+)\.tsx?', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)");
}

/** One package as the lockfile pins it. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The `packages` of a package-lock.json. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Reads a lockfile's text; one without packages has none. */
export function readLockedPackages(lockfile: string): LockedPackages {
  const { packages = {} }: { packages?: LockedPackages } = JSON.parse(lockfile);
  return packages;
}

/**
 * What the lockfile pins for some packages and all that these need, one line for each, sorted: place, version and
 * digest. A package that the lockfile does not know has no line.
 */
export function pinnedLines(packages: LockedPackages, names: readonly string[]): string[] {
  const places = new Set<string>();
  const queue = names.map((name) => ({ name, from: '' }));
  for (let next = queue.pop(); next; next = queue.pop()) {
    const place = placeOf(packages, next.name, next.from);
    if (place === undefined || places.has(place)) continue;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      queue.push({ name, from: place });
    }
  }
  return [...places].sort().map((place) => {
    const { version = '', integrity = '' } = packages[place] ?? {};
    return `${place} ${version} ${integrity}`;
  });
}

/** Where a package is found from another's place: in its own folder first, then in each above it. */
function placeOf(packages: LockedPackages, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

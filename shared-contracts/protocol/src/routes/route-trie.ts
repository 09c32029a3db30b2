/** What a matcher needs of a row. */
interface Row {
  readonly pattern: string;
}

/** A row found for an address. */
export interface FoundRow<Found extends Row> {
  readonly row: Found;
  readonly params: Readonly<Record<string, string>>;
}

/** One segment of an address, with what may follow. */
interface Node<Found extends Row> {
  readonly words: Map<string, Node<Found>>;
  parameter?: Node<Found>;
  /** The row whose pattern ends here; of two the first. */
  row?: Found;
}

/**
 * Compiles patterns into a matcher. A static segment beats a parameter, the leftmost difference decides; a final slash
 * and the case of static segments are ignored. Optional parameters stand at the end: `/a/:b?/:c?`.
 */
export function compileRoutes<Found extends Row>(
  rows: readonly Found[],
): (pathname: string) => FoundRow<Found> | undefined {
  const root: Node<Found> = { words: new Map() };
  for (const row of rows) add(root, row);
  return (pathname) => {
    const segments = segmentsOf(pathname);
    const row = find(root, segments, 0);
    return row && { row, params: paramsOf(row.pattern, segments) };
  };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function add<Found extends Row>(root: Node<Found>, row: Found): void {
  let node = root;
  for (const segment of segmentsOf(row.pattern)) {
    if (segment.endsWith('?')) node.row ??= row;
    node = step(node, segment);
  }
  node.row ??= row;
}

function step<Found extends Row>(node: Node<Found>, segment: string): Node<Found> {
  if (segment.startsWith(':')) {
    node.parameter ??= { words: new Map() };
    return node.parameter;
  }
  const next = node.words.get(segment) ?? { words: new Map() };
  node.words.set(segment, next);
  return next;
}

function find<Found extends Row>(
  node: Node<Found> | undefined,
  segments: readonly string[],
  depth: number,
): Found | undefined {
  const segment = segments[depth];
  if (!node || segment === undefined) return node?.row;
  return find(node.words.get(segment.toLowerCase()), segments, depth + 1) ?? find(node.parameter, segments, depth + 1);
}

function paramsOf(pattern: string, segments: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [place, part] of segmentsOf(pattern).entries()) {
    const segment = segments[place];
    if (part.startsWith(':') && segment !== undefined) params[part.slice(1).replace('?', '')] = decode(segment);
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

import type { IndexSchema } from './index-schema.ts';
import { isWithin } from './index-schema.ts';

/** What to do with the values found at one path of a record. */
export interface LeafPlan {
  path: string;
  isFacet: boolean;
  isSearchable: boolean;
  isOrder: boolean;
  isNumeric: boolean;
}

/** Receives every value (text, number, truth) of a record with the plan of its path. */
export type LeafVisitor = (plan: LeafPlan, value: string | number | boolean) => void;

interface PlanNode extends LeafPlan {
  children: Map<string, PlanNode>;
  /** The keys below that matter, or null where any may. */
  wanted: readonly PlanNode[] | null;
  key: string;
}

/** Attributes with a meaning of their own: never searched unless they are declared. */
const RESERVED = new Set(['objectID', '_geoloc', '_tags']);

/**
 * Walks records along remembered plans, so that a path is judged once and not once per record; where the schema names
 * all that matters below a path, nothing else is looked at.
 */
export class RecordWalker {
  readonly #schema: IndexSchema;
  readonly #ordered: Set<string>;
  readonly #named: string[] | null;
  readonly #root: PlanNode;

  constructor(schema: IndexSchema) {
    const { facets, searchable, numeric, orders } = schema;
    this.#schema = schema;
    this.#ordered = new Set(orders.flat().map((key) => key.attribute));
    const isAll = searchable === null || numeric === null;
    this.#named = isAll ? null : [...facets, ...searchable, ...numeric, ...this.#ordered, '_tags'];
    this.#root = this.#plan('', '');
  }

  walk(record: object, visit: LeafVisitor): void {
    this.#object(record, this.#root, visit);
  }

  #object(value: object, node: PlanNode, visit: LeafVisitor): void {
    if (node.wanted !== null) {
      for (const child of node.wanted) {
        const found: unknown = Reflect.get(value, child.key);
        if (found !== undefined) this.#value(found, child, visit);
      }
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      let next = node.children.get(key);
      if (next === undefined) {
        next = this.#plan(node.path === '' ? key : `${node.path}.${key}`, key);
        node.children.set(key, next);
      }
      this.#value(child, next, visit);
    }
  }

  #value(value: unknown, node: PlanNode, visit: LeafVisitor): void {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') visit(node, value);
    else if (Array.isArray(value)) for (const item of value) this.#value(item, node, visit);
    else if (typeof value === 'object' && value !== null) this.#object(value, node, visit);
  }

  #plan(path: string, key: string): PlanNode {
    const { facets, searchable, numeric } = this.#schema;
    const isDeclared = (declared: string) => isWithin(path, declared);
    const isReserved = RESERVED.has(path.split('.')[0] ?? '');
    const isFacet = path === '_tags' || facets.some(isDeclared);
    return {
      path,
      key,
      isFacet,
      isSearchable: searchable === null ? !isReserved : searchable.some(isDeclared),
      isOrder: this.#ordered.has(path),
      isNumeric: isFacet || numeric === null || numeric.some(isDeclared),
      children: new Map(),
      wanted: this.#wantedBelow(path),
    };
  }

  /** Null where the path itself is declared: then everything below it is. */
  #wantedBelow(path: string): PlanNode[] | null {
    if (this.#named === null || (path !== '' && this.#named.some((name) => isWithin(path, name)))) return null;
    const prefix = path === '' ? '' : `${path}.`;
    const below = this.#named.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    const keys = new Set(below.map((rest) => rest.split('.')[0] ?? ''));
    return [...keys].map((key) => this.#plan(`${prefix}${key}`, key));
  }
}

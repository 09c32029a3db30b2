import type { IndexSchema } from './index-schema.ts';
import { isWithin } from './index-schema.ts';

/** What to do with the values found at one path of a record. */
export interface LeafPlan {
  path: string;
  isFacet: boolean;
  isSearchable: boolean;
  isOrder: boolean;
}

/** Receives every value (text, number, truth) of a record with the plan of its path. */
export type LeafVisitor = (plan: LeafPlan, value: string | number | boolean) => void;

interface PlanNode extends LeafPlan {
  children: Map<string, PlanNode>;
}

/** Attributes with a meaning of their own: never searched unless they are declared. */
const RESERVED = new Set(['objectID', '_geoloc', '_tags']);

/** Walks records along remembered plans, so that a path is judged once and not once per record. */
export class RecordWalker {
  readonly #schema: IndexSchema;
  readonly #ordered: Set<string>;
  readonly #root: PlanNode;

  constructor(schema: IndexSchema) {
    this.#schema = schema;
    this.#ordered = new Set(schema.orders.flat().map((key) => key.attribute));
    this.#root = this.#plan('');
  }

  walk(record: object, visit: LeafVisitor): void {
    this.#object(record, this.#root, visit);
  }

  #object(value: object, node: PlanNode, visit: LeafVisitor): void {
    for (const [key, child] of Object.entries(value)) {
      let next = node.children.get(key);
      if (next === undefined) {
        next = this.#plan(node.path === '' ? key : `${node.path}.${key}`);
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

  #plan(path: string): PlanNode {
    const { facets, searchable } = this.#schema;
    const isDeclared = (declared: string) => isWithin(path, declared);
    const isReserved = RESERVED.has(path.split('.')[0] ?? '');
    return {
      path,
      isFacet: path === '_tags' || facets.some(isDeclared),
      isSearchable: searchable === null ? !isReserved : searchable.some(isDeclared),
      isOrder: this.#ordered.has(path),
      children: new Map(),
    };
  }
}

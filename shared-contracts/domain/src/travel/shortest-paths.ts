/** Nodes with ways between them, as flat lists: the ways of node `n` are those from `first[n]` to `first[n + 1]`. */
export interface Graph {
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
}

/** A way from one node to another, and what it costs. */
export type Edge = readonly [from: number, to: number, cost: number];

/** The graph of some one-way edges between `size` nodes. */
export function graphOf(size: number, edges: readonly Edge[]): Graph {
  const first = new Int32Array(size + 1);
  for (const [from] of edges) first[from + 1] = (first[from + 1] ?? 0) + 1;
  for (let node = 0; node < size; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice();
  const to = new Int32Array(edges.length);
  const cost = new Float64Array(edges.length);
  for (const [from, target, price] of edges) {
    const at = next[from] ?? 0;
    next[from] = at + 1;
    to[at] = target;
    cost[at] = price;
  }
  return { first, to, cost };
}

/**
 * The least cost of each node (Dijkstra) from some nodes that are entered at a cost of their own; infinite where none
 * is at most `most`.
 */
export function leastCosts(
  graph: Graph,
  starts: Iterable<readonly [node: number, cost: number]>,
  most: number,
): Float64Array {
  const costs = new Float64Array(graph.first.length - 1).fill(Number.POSITIVE_INFINITY);
  const queue = new NodeQueue();
  for (const [node, cost] of starts) {
    if (cost > most || cost >= (costs[node] ?? 0)) continue;
    costs[node] = cost;
    queue.push(node, cost);
  }
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    const [node, cost] = entry;
    if (cost > (costs[node] ?? 0)) continue;
    for (let at = graph.first[node] ?? 0; at < (graph.first[node + 1] ?? 0); at++) {
      const target = graph.to[at] ?? 0;
      const reached = cost + (graph.cost[at] ?? 0);
      if (reached > most || reached >= (costs[target] ?? 0)) continue;
      costs[target] = reached;
      queue.push(target, reached);
    }
  }
  return costs;
}

/** A binary heap: the cheapest node is on top. */
class NodeQueue {
  readonly #nodes: number[] = [];
  readonly #costs: number[] = [];

  push(node: number, cost: number): void {
    let at = this.#nodes.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.#costs[above] ?? 0) <= cost) break;
      this.#move(above, at);
      at = above;
    }
    this.#put(at, node, cost);
  }

  pop(): readonly [node: number, cost: number] | undefined {
    const [top, topCost] = [this.#nodes[0], this.#costs[0]];
    const [node, cost] = [this.#nodes.pop(), this.#costs.pop()];
    if (top === undefined || topCost === undefined || node === undefined || cost === undefined) return undefined;
    const size = this.#nodes.length;
    if (size === 0) return [top, topCost];
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && (this.#costs[below + 1] ?? 0) < (this.#costs[below] ?? 0)) below++;
      if ((this.#costs[below] ?? 0) >= cost) break;
      this.#move(below, at);
      at = below;
    }
    this.#put(at, node, cost);
    return [top, topCost];
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#nodes[from] ?? 0, this.#costs[from] ?? 0);
  }

  #put(at: number, node: number, cost: number): void {
    this.#nodes[at] = node;
    this.#costs[at] = cost;
  }
}

import type { LeakKind } from './leak-probe.ts';

/** Rules and nodes that stay in the document, and trees that are out of it but that something still holds. */
export function watchNodes(): void {
  const { note } = window.leakProbe;
  const ownersOfRemoved = new WeakMap<Node, string>();
  const { createElement } = Document.prototype;

  function isConnected(node: Node): () => boolean {
    const seen = new WeakRef(node);
    return () => seen.deref()?.isConnected === true;
  }

  function isDetached(node: Node): () => boolean {
    const seen = new WeakRef(node);
    return () => seen.deref()?.isConnected === false;
  }

  Document.prototype.createElement = function create(this: Document, name: string, options?: ElementCreationOptions) {
    const element = createElement.call(this, name, options);
    if (element instanceof HTMLStyleElement || element instanceof HTMLLinkElement) {
      note({ kind: 'style node', isAlive: isConnected(element) });
    }
    return element;
  } as typeof createElement;

  /** Whose React tree drew a node, also through portals; undefined for what was made by hand. */
  function drawnBy(node: Node): string | undefined {
    interface Fiber {
      readonly return: Fiber | null;
      readonly stateNode: { readonly containerInfo?: unknown } | null;
    }
    const facts = node as unknown as Record<string, Fiber>;
    const key = Object.keys(facts).find((name) => name.startsWith('__reactFiber$'));
    for (let fiber = key === undefined ? null : (facts[key] ?? null); fiber; fiber = fiber.return) {
      const box = fiber.stateNode?.containerInfo;
      const owner = box instanceof Element ? boundaryOf(box) : undefined;
      if (owner !== undefined) return owner;
    }
    return undefined;
  }

  function boundaryOf(element: Element): string | undefined {
    return element.closest<HTMLElement>('[data-boundary]')?.dataset.boundary;
  }

  function pathOf(element: Element): string {
    const { localName, id, className } = element;
    const classes = typeof className === 'string' ? className.split(' ').filter(Boolean) : [];
    return [localName, id && `#${id.replace(/[\d:«»_].*$/, '')}`, ...classes.map((name) => `.${name}`)].join('');
  }

  function watchInsertion(prototype: object, method: string): void {
    const realm = prototype as Record<string, (...args: unknown[]) => unknown>;
    const native = realm[method];
    if (!native) return;
    realm[method] = function insert(this: unknown, ...args: unknown[]) {
      const answer = native.apply(this, args);
      if (this === document.body || this === document.documentElement) for (const node of args) noteStray(node);
      return answer;
    };
  }

  function noteStray(node: unknown): void {
    if (!(node instanceof Element) || node instanceof HTMLStyleElement || node instanceof HTMLLinkElement) return;
    const kind: LeakKind = 'stray node';
    const owner = drawnBy(node);
    const isAlive = isConnected(node);
    note(owner === undefined ? { kind, isAlive } : { kind, isAlive, owner, site: pathOf(node) });
  }

  for (const method of ['appendChild', 'insertBefore']) watchInsertion(Node.prototype, method);
  for (const method of ['append', 'prepend']) watchInsertion(Element.prototype, method);

  const onChanges = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records) {
      // A portal says whose it is only while it is there.
      if (target === document.body) {
        for (const node of addedNodes) ownersOfRemoved.set(node, drawnBy(node) ?? 'shell');
      }
      for (const node of removedNodes) {
        if (!(node instanceof Element) || node.isConnected) continue;
        // A page that makes room for a part goes with its slot: what was in it counts, the empty element does not.
        const slotOf = node instanceof HTMLElement && node.localName === 'main' ? node.dataset.boundary : undefined;
        if (slotOf === undefined) noteDetached(node, ownerOf(target, node));
        else for (const child of node.children) noteDetached(child, slotOf);
      }
    }
  };

  function noteDetached(node: Element, owner: string): void {
    ownersOfRemoved.set(node, owner);
    note({ kind: 'detached tree', owner, site: pathOf(node), isAlive: isDetached(node) });
  }

  function ownerOf(target: Node, removed: Element): string {
    const place = target instanceof Element ? boundaryOf(target) : undefined;
    return place ?? ownersOfRemoved.get(target.getRootNode()) ?? ownersOfRemoved.get(removed) ?? 'shell';
  }

  new MutationObserver(onChanges).observe(document, { childList: true, subtree: true });
}

/** Subscriptions to the bus, and the shell's own way to mount fragments: seen as each remote is handed its context. */
export function watchRemotes(names: readonly string[]): void {
  type Subscribe = (...args: readonly unknown[]) => { add(teardown: () => void): void };
  interface Context {
    readonly environment: { readonly remote: string };
    readonly bus: { on: (topic: string) => { subscribe: Subscribe } };
    readonly mountFragment: (slot: HTMLElement, of: string, props: string) => () => void;
  }
  type Enter = (at: { readonly host: { readonly context: Context } }) => unknown;
  interface Part {
    readonly mount: Enter;
    readonly hydrate: Enter;
  }
  interface Exposed {
    readonly remote?: Part;
    readonly fragment?: Part;
  }
  interface Container {
    init(scope: unknown): unknown;
    get(expose: string): Promise<() => Exposed>;
  }
  const { leakProbe } = window;
  const known = new WeakSet<Context>();

  function meet(context: Context): void {
    leakProbe.mountFragment = context.mountFragment;
    leakProbe.seen.add(context.environment.remote);
    if (known.has(context)) return;
    known.add(context);
    const { bus } = context;
    const on = bus.on.bind(bus);
    bus.on = (topic) => {
      const facts = on(topic);
      const subscribe = facts.subscribe.bind(facts);
      facts.subscribe = (...args) => {
        const subscription = subscribe(...args);
        subscription.add(leakProbe.note({ kind: 'bus subscription' }));
        return subscription;
      };
      return facts;
    };
  }

  function watched({ remote, fragment, ...rest }: Exposed): Exposed {
    return {
      ...rest,
      ...(remote ? { remote: watchedPart(remote) } : {}),
      ...(fragment ? { fragment: watchedPart(fragment) } : {}),
    };
  }

  function watchedPart(part: Part): Part {
    const meeting =
      (enter: Enter): Enter =>
      (at) => {
        meet(at.host.context);
        return enter(at);
      };
    return { ...part, mount: meeting(part.mount), hydrate: meeting(part.hydrate) };
  }

  for (const name of names) {
    let container: Container | undefined;
    Object.defineProperty(window, name.replaceAll('-', '_'), {
      configurable: true,
      enumerable: true,
      get: () => container,
      set({ init, get }: Container) {
        container = { init, get: async (expose) => watchedFactory(await get(expose)) };
      },
    });
  }

  function watchedFactory(factory: () => Exposed): () => Exposed {
    return () => watched(factory());
  }
}

import type { LeakKind } from './leak-probe.ts';

/** Channels, sockets and workers that nobody closed, addresses of blobs that nobody gave back, sheets in use. */
export function watchChannels(): void {
  type Make = new (...args: never[]) => object;
  const { note } = window.leakProbe;
  const realm = window as unknown as Record<string, Make | undefined>;

  function isHeld(made: object): () => boolean {
    const seen = new WeakRef(made);
    return () => seen.deref() !== undefined;
  }

  function isAdopted(made: object): () => boolean {
    const seen = new WeakRef(made);
    return () => document.adoptedStyleSheets.some((sheet) => sheet === seen.deref());
  }

  function watch(name: string, kind: LeakKind, close?: string, isAlive = isHeld): void {
    const native = realm[name];
    if (!native) return;
    const open = new WeakMap<object, () => void>();
    realm[name] = new Proxy(native, {
      construct(target, args, asked) {
        const made: object = Reflect.construct(target, args, asked);
        open.set(made, note({ kind, isAlive: isAlive(made) }));
        return made;
      },
    });
    if (close === undefined) return;
    const end: (this: object) => void = native.prototype[close];
    native.prototype[close] = function closed(this: object) {
      end.call(this);
      open.get(this)?.();
    };
  }

  watch('BroadcastChannel', 'channel', 'close');
  watch('WebSocket', 'channel', 'close');
  watch('EventSource', 'channel', 'close');
  watch('Worker', 'worker', 'terminate');
  watch('CSSStyleSheet', 'adopted sheet', undefined, isAdopted);

  const { createObjectURL, revokeObjectURL } = URL;
  const addresses = new Map<string, () => void>();
  URL.createObjectURL = (source) => {
    const address = createObjectURL(source);
    addresses.set(address, note({ kind: 'object address' }));
    return address;
  };
  URL.revokeObjectURL = (address) => {
    revokeObjectURL(address);
    addresses.get(address)?.();
    addresses.delete(address);
  };
}

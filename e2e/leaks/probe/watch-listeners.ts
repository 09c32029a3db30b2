/** Listeners of everything that outlives a page: window, document, media queries, channels, the shell's own nodes. */
export function watchListeners(): void {
  const { note } = window.leakProbe;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const noted = new WeakMap<EventTarget, Map<string, WeakMap<object, () => void>>>();

  function isThere(target: EventTarget): () => boolean {
    const seen = new WeakRef(target);
    return () => {
      const found = seen.deref();
      return found !== undefined && (!(found instanceof Node) || found.isConnected);
    };
  }

  function listenersOf(target: EventTarget, type: string, isCapture: boolean): WeakMap<object, () => void> {
    const all = noted.get(target) ?? new Map<string, WeakMap<object, () => void>>();
    noted.set(target, all);
    const key = `${type} ${isCapture}`;
    const known = all.get(key) ?? new WeakMap<object, () => void>();
    all.set(key, known);
    return known;
  }

  function capturesBy(options: AddEventListenerOptions | boolean | undefined): boolean {
    return typeof options === 'object' ? options.capture === true : options === true;
  }

  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    const known = listener && listenersOf(target, type, capturesBy(options));
    if (!listener || !known || known.has(listener) || signal?.aborted) return;
    const forget = note({ kind: 'listener', isAlive: isThere(target) });
    known.set(listener, forget);
    if (once) addEventListener.call(target, type, forget, { once: true, capture: capturesBy(options) });
    if (signal) addEventListener.call(signal, 'abort', forget, { once: true });
  };

  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    if (!listener) return;
    const known = listenersOf(target, type, capturesBy(options));
    known.get(listener)?.();
    known.delete(listener);
  };
}

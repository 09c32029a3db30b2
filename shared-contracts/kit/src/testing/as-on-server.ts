import { vi } from 'vitest';

/** Gives what code gives where documents are drawn, for a test whose pages need a window otherwise. */
export function asOnServer<Result>(run: () => Result): Result {
  const { window } = globalThis;
  vi.stubGlobal('window', undefined);
  try {
    return run();
  } finally {
    vi.stubGlobal('window', window);
  }
}

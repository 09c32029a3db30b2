import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/**
 * Lets a call of the file system fail as it does on a full disk, or with another code, until the way back is called. A disk
 * that is really full needs a mount of its own.
 */
export function fillDisk(call: 'mkdirSync' | 'openSync' | 'writeFileSync', code = 'ENOSPC'): () => void {
  const spy = vi.spyOn(fs, call).mockImplementation(() => {
    throw Object.assign(new Error(`${code}: no space left on device`), { code });
  });
  syncBuiltinESMExports();
  return () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
}

import { useEffect, useState } from 'react';

/** Whether this browser knows passkeys; told after the first drawing, which is the same on every device. */
export function useHasPasskeys(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(typeof window.PublicKeyCredential === 'function'), []);
  return isKnown;
}

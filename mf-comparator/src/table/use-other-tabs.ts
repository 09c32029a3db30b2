import { useEffect } from 'react';

/** Calls back when another tab of this device changes what is stored under a key. */
export function useOtherTabs(key: string, onChange: () => void): void {
  useEffect(() => {
    const hear = (event: StorageEvent) => event.key === key && onChange();
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [key, onChange]);
}

import type { StoreSettings } from '../backup-settings.ts';
import { openBucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openVault, type Vault } from './vault.ts';

/** The vault that settings name; rejects where its folder cannot be made. */
export async function vaultOf({ place, key }: StoreSettings): Promise<Vault> {
  const store = 'dir' in place ? await openFolderStore(place.dir) : openBucketStore(place.bucket);
  return openVault(store, key);
}

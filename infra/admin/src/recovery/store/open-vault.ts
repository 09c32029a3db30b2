import type { StoreSettings } from '../backup-settings.ts';
import type { BackupStore } from './backup-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openVault, type Vault } from './vault.ts';

async function storeOf(place: StoreSettings['place'], floorBytes: number): Promise<BackupStore> {
  if ('dir' in place) return openFolderStore(place.dir, floorBytes);
  // Its SDK takes a second and much memory to load.
  const { openBucketStore } = await import('./bucket-store.ts');
  return openBucketStore(place.bucket);
}

/** The vault that settings name; rejects where its folder cannot be made. A folder's disk keeps `floorBytes` free. */
export async function vaultOf({ place, key }: StoreSettings, floorBytes = 0): Promise<Vault> {
  return openVault(await storeOf(place, floorBytes), key);
}

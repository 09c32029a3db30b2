import type { ConversionNetwork } from './conversion-network.ts';
import type { ConversionSettings } from './conversion-settings.ts';
import { googleNetwork } from './google-network.ts';
import { metaNetwork } from './meta-network.ts';

/** The configured networks; none by default. */
export function openConversions({ meta, google }: ConversionSettings): ConversionNetwork[] {
  return [...(meta ? [metaNetwork(meta)] : []), ...(google ? [googleNetwork(google)] : [])];
}

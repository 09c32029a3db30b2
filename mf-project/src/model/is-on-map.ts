/** A builder who has set no point on the map leaves it at zero. */
export function isOnMap({ lat, lng }: { readonly lat: number; readonly lng: number }): boolean {
  return lat !== 0 || lng !== 0;
}

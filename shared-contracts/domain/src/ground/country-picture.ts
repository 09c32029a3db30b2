/** The piece of the world that the picture of the country shows, degrees, and its size. */
export const countryPicture = { west: -83.2, east: -66.8, north: 13.2, south: -4.3, width: 820, height: 880 } as const;

/** Where a place stands on the picture, pixels from its left upper corner. */
export function onCountryPicture({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  const { west, east, north, south, width, height } = countryPicture;
  const top = mercator(north);
  return {
    x: Math.round(((lng - west) / (east - west)) * width),
    y: Math.round(((top - mercator(lat)) / (top - mercator(south))) * height),
  };
}

function mercator(lat: number): number {
  return Math.asinh(Math.tan((lat * Math.PI) / 180));
}

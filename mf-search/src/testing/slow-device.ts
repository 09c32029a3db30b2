/** A device that says where it is when it is told to; `asked` is how often it was asked. */
export function slowDevice() {
  const waiting: PositionCallback[] = [];
  const value = { getCurrentPosition: (located: PositionCallback) => void waiting.push(located) };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  const coords = { latitude: 4.651, longitude: -74.11 };
  const answer = () => {
    for (const located of waiting) located({ coords } as GeolocationPosition);
  };
  return { asked: () => waiting.length, answer };
}
